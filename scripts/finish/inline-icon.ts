import sharp from 'sharp';
import { withBasePath } from '@/data/base-path';
import { glyphOf } from '@/data/glyph';
import { iconSvg } from '@/data/icon-svg';
import { icoIcon, svgIcon } from '@/data/icons';
import { owner } from '@/data/owner';
import { rasterise } from '../icons/rasterise';

/**
 * The site's icon as an address that holds the picture itself. It is a PNG: browsers open an SVG like
 * a page of its own, while the page is painted.
 */
export async function inlineIcon(): Promise<string> {
  const picture = await rasterise(iconSvg(glyphOf(owner.name)), 32);
  const png = await sharp(picture).png({ palette: true, colours: 4, dither: 0 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Puts an icon into a page in place of links to icons: browsers ask for those before the first paint,
 * and on a slow line what the first screen shows waits for the answer. When React takes the page over,
 * it adds the links again.
 * @param html a page as Next writes it
 * @param icon what {@link inlineIcon} returned
 * @throws Error when the page does not name the icons of the site
 */
export function withInlineIcon(html: string, icon: string): string {
  const [ico, svg] = [icoIcon, svgIcon].map(({ path }) => {
    const link = new RegExp(`<link rel="icon" href="${withBasePath(path)}"[^>]*/>`).exec(html);
    if (!link) throw new Error(`no link to ${path}`);
    return link[0];
  }) as [string, string];
  return html.replace(ico, `<link rel="icon" href="${icon}" sizes="32x32"/>`).replace(svg, '');
}
