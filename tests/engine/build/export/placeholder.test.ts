/** @jest-environment node */
import sharp from 'sharp';
import { placeholderOf } from '@/build/export/placeholder';
import { fileCache } from '@/lib/file-cache';
import { projectFolder } from '../../../support/content-folder';
import { photo } from '../../../support/pictures';

const cache = fileCache(projectFolder({}), '1');

const html =
  '<img src="/a.svg"/><img src="/hero.svg" width="1600" height="1000" alt="" fetchPriority="high"/>';

/** The copy in the CSS of a page, and its size in pixels. */
async function copyIn(css: string) {
  const [, base64 = ''] = /data:image\/avif;base64,([\w+/=]+)/.exec(css) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return { bytes, ...(await sharp(bytes).metadata()) };
}

it('a picture that is hard to pack gets a coarser copy', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 200 };
  const create = { width: 480, height: 300, channels: 3 as const, background: '#888', noise };
  const folder = projectFolder({ 'noise.png': await sharp({ create }).png().toBuffer() });
  const css = await placeholderOf(html, () => `${folder}/noise.png`, cache);
  const { bytes, width } = await copyIn(css);
  expect(width).toBe(384);
  expect(bytes.length).toBeLessThanOrEqual(800);
});

it('turns the copy of a photograph as its camera says', async () => {
  const turned = await photo({ width: 600, height: 300, orientation: 6 });
  const folder = projectFolder({ 'turned.jpg': turned });
  const css = await placeholderOf(html, () => `${folder}/turned.jpg`, cache);
  expect(await copyIn(css)).toMatchObject({ width: 384, height: 768 });
});
