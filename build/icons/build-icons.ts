import { Renderer } from '@takumi-rs/core';
import { icoIcon, manifestIcons, svgIcon, touchIcon } from '@/lib/seo/icons';
import { site } from '@/lib/site';
import { mainTheme } from '@/lib/site/main-theme';
import { outDirectory } from '@/lib/site/directory';
import { explainErrors } from '../cli';
import { logoSvg } from '../logo';
import { writeFiles } from '../write-files';
import { toIco } from './to-ico';

explainErrors();
const renderer = new Renderer();
const mark = logoSvg(site);
for (const { path, size, margin } of [touchIcon, ...manifestIcons]) {
  writeFiles(outDirectory, { [path]: await rasterize(size, margin) });
}
const pictures = icoIcon.sizes.map(async (size) => ({ size, png: await rasterize(size) }));
writeFiles(outDirectory, {
  [icoIcon.path]: toIco(await Promise.all(pictures)),
  [svgIcon.path]: mark,
});

/**
 * Renders the mark as a square PNG.
 * @param margin as a fraction of the side; it has the background of the main theme
 */
function rasterize(size: number, margin = 0): Promise<Buffer> {
  const side = Math.round(size * (1 - 2 * margin));
  const square = { width: size, height: size };
  const style = {
    ...square,
    ...({ display: 'flex', alignItems: 'center', justifyContent: 'center' } as const),
    ...(margin > 0 && { backgroundColor: site.theme[mainTheme(site.theme)].bg }),
  };
  const image = { type: 'image', src: mark, width: side, height: side } as const;
  return renderer.render({ type: 'container', style, children: [image] }, square);
}
