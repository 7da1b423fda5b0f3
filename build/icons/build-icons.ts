import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { glyphOf } from '@/lib/glyph/glyph';
import { iconSvg } from '@/lib/glyph/icon-svg';
import { icoIcon, manifestIcons, svgIcon, touchIcon } from '@/lib/outputs/icons';
import { owner } from '@/data/owner';
import { palettes } from '@/tailwind.config';
import { readArguments } from '../cli';
import { rasterise } from './rasterise';
import { toIco } from './to-ico';

const { values } = readArguments('tsx build/icons/build-icons.ts [--out out]', {
  options: {
    out: { type: 'string', default: 'out' },
  },
});
const glyph = glyphOf(owner.name);
mkdirSync(values.out, { recursive: true });

for (const { path: file, size, margin = 0 } of [touchIcon, ...manifestIcons]) {
  const ground = margin > 0 ? { background: palettes.dark.bg, margin } : {};
  write(file, await rasterise(iconSvg(glyph, ground), size));
}
const pictures = icoIcon.sizes.map(async (size) => ({
  size,
  png: await rasterise(iconSvg(glyph), size),
}));
write(icoIcon.path, toIco(await Promise.all(pictures)));
write(svgIcon.path, iconSvg(glyph, svgIcon));

function write(file: string, content: Uint8Array | string) {
  writeFileSync(path.join(values.out, file), content);
}
