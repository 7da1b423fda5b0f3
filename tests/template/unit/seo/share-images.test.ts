import path from 'node:path';
import sharp from 'sharp';
import { drawShareImage } from '@/app/share/[...page]/draw';
import type { ShareItem } from '@/app/share/[...page]/items';
import { theme } from '@/data/theme';
import { mainTheme, svgFile } from '@/lib/graphics/pattern';
import { shareImageSize } from '@/lib/seo/share-image';
import { projectFolder } from '../../support/content-folder';

const item: ShareItem = {
  path: '/blog/tides/',
  captions: ['Article', '2 January 2024'],
  title: 'Tides',
  signature: ['Inés Łuczak', 'Bookbinder'],
  graphic: svgFile([{ path: 'M0 0h1v1z', color: '#000000' }]),
  isPage: false,
};

const draw = async (title: string, more: Partial<ShareItem> = {}) =>
  Buffer.from(await (await drawShareImage({ ...item, ...more, title })).arrayBuffer());

/** The colour of a pixel, as #rrggbb. */
async function colorAt(image: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

test('a share image has the usual size and the background of the site', async () => {
  const image = await draw('Tides');
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', ...shareImageSize });
  expect(await colorAt(image, 0, 0)).toBe(theme[mainTheme(theme)].bg);
});

test('beside the title stands the pattern, or the picture of a project', async () => {
  const graphic = svgFile([{ path: 'M0 0h4v4H0z', color: '#654321' }]);
  expect(await colorAt(await draw('Tides', { graphic }), 880, 315)).toBe('#654321');
  const picture = path.join(projectFolder({}), 'picture.png');
  await sharp({ create: { width: 800, height: 500, channels: 3, background: '#123456' } })
    .png()
    .toFile(picture);
  expect(await colorAt(await draw('Tides', { graphic, picture }), 880, 315)).toBe('#123456');
});

test('the same texts give the same bytes, and other titles another image', async () => {
  const first = await draw('Tides');
  const second = await draw('Tides');
  const other = await draw('Waves');
  expect(second.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

test.each([
  ['letters that no typeface has', 'Tides 潮', 'Tides'],
  ['a title in letters that no typeface has, and shows the slug', '潮汐', 'tides'],
  ['signs that change the direction of the line', '\u202eTides', 'Tides'],
])('leaves out %s', async (_, title, shown) => {
  expect((await draw(title)).equals(await draw(shown))).toBe(true);
});

test.each([
  ['letters of other scripts', 'Приливы, مرحبا, שלום 🦀'],
  ['one long word', 'Rechtsschutzversicherungsgesellschaften'],
  ['many words', 'All work and no play makes Jack a dull boy. '.repeat(8)],
])('keeps %s within the space for the title', async (_, title) => {
  // Beside the title.
  const strip = { left: 522, top: 130, width: 48, height: 370 };
  const between = await sharp(await draw(title))
    .extract(strip)
    .removeAlpha()
    .png()
    .toBuffer();
  // sharp's statistics are those of its input.
  const { channels } = await sharp(between).stats();
  for (const { min, max } of channels) expect(max - min).toBe(0);
});
