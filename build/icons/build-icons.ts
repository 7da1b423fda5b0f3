import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { glyphOf } from '@/lib/glyph/glyph';
import { iconSvg } from '@/lib/glyph/icon-svg';
import { icoIcon, manifestIcons, svgIcon, touchIcon } from '@/lib/outputs/icons';
import { site } from '@/lib/site';
import { outDirectory } from '@/lib/site/directory';
import { readArguments } from '../cli/read-arguments';
import { rasterise } from './rasterise';
import { toIco } from './to-ico';

const { values } = readArguments({
  call: 'tsx build/icons/build-icons.ts',
  does: "Draws the icons of the site from the owner's glyph.",
  options: { out: { type: 'string', default: outDirectory, says: 'folder to write to' } },
});
const glyph = glyphOf(site.owner.name);
mkdirSync(values.out, { recursive: true });

for (const { path: file, size, margin = 0 } of [touchIcon, ...manifestIcons]) {
  const ground = margin > 0 ? { background: site.theme.dark.bg, margin } : {};
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
