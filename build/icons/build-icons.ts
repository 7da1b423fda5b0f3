import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { glyphOf } from '@/lib/glyph/glyph';
import { iconSvg } from '@/lib/glyph/icon-svg';
import { icoIcon, manifestIcons, svgIcon, touchIcon } from '@/lib/outputs/icons';
import { site } from '@/lib/site';
import { outDirectory } from '@/lib/site/directory';
import { readArguments } from '../cli';
import { toIco } from './to-ico';

const { values } = readArguments('tsx build/icons/build-icons.ts [--out out]', {
  options: { out: { type: 'string', default: outDirectory } },
});
const renderer = new Renderer();
const glyph = glyphOf(site.owner.name);
mkdirSync(values.out, { recursive: true });

for (const { path: file, size, margin = 0 } of [touchIcon, ...manifestIcons]) {
  const options = margin > 0 ? { background: site.theme.dark.bg, margin } : {};
  write(file, await rasterize(iconSvg(glyph, options), size));
}
const pictures = icoIcon.sizes.map(async (size) => ({
  size,
  png: await rasterize(iconSvg(glyph), size),
}));
write(icoIcon.path, toIco(await Promise.all(pictures)));
write(svgIcon.path, iconSvg(glyph, svgIcon));

/** Renders an SVG as a square PNG. */
function rasterize(svg: string, size: number): Promise<Buffer> {
  const square = { width: size, height: size };
  return renderer.render({ type: 'image', src: svg, ...square }, square);
}

function write(file: string, content: Uint8Array | string) {
  writeFileSync(path.join(values.out, file), content);
}
