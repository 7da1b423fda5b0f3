/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { placeholderOf } from '@/build/export/placeholder';
import { fileCache } from '@/lib/file-cache';
import { projectFolder } from '../../../support/content-folder';

const folder = projectFolder({});
const cache = fileCache(folder, '1');

const picture = 'tests/fixtures/site/public/images/atlas.svg';
const html =
  '<img src="/a.svg"/><img src="/hero.svg" width="1600" height="1000" alt="" fetchPriority="high"/>';

it("shows a small copy of a page's first picture until it is there", async () => {
  const addresses = new Set<string>();
  const css = await placeholderOf(
    html,
    (address) => {
      addresses.add(address);
      return picture;
    },
    cache,
  );
  expect([...addresses]).toEqual(['/hero.svg']);
  const [data = '', base64 = ''] = /data:image\/avif;base64,([\w+/=]+)/.exec(css) ?? [];
  const copy = Buffer.from(base64, 'base64');
  expect(copy.length).toBeLessThanOrEqual(800);
  expect(await sharp(copy).metadata()).toMatchObject({ width: 384, height: 240 });
  expect(css.replace(data, '')).toBe(
    'html:not([data-hydrated]) .first-picture:not([data-loaded]),' +
      '.first-picture[data-painted]:not([data-loaded]){background-image:url()}' +
      '@media (width<48rem){html:not([data-hydrated]) .hero-picture:not([data-painted])' +
      '{aspect-ratio:1600/1000}}',
  );
});

it('takes a coarser copy of a picture that is hard to pack', async () => {
  const file = `${await mkdtemp(path.join(tmpdir(), 'placeholder-test-'))}/noise.png`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 200 };
  const create = { width: 480, height: 300, channels: 3 as const, background: '#888', noise };
  await sharp({ create }).png().toFile(file);
  const css = await placeholderOf(html, () => file, cache);
  await rm(path.dirname(file), { recursive: true });
  const copy = Buffer.from(/base64,([\w+/=]+)/.exec(css)?.[1] ?? '', 'base64');
  expect((await sharp(copy).metadata()).width).toBeLessThan(480);
  expect(copy.length).toBeLessThanOrEqual(800);
});

it('turns the copy of a photograph as its camera says', async () => {
  const file = `${await mkdtemp(path.join(tmpdir(), 'placeholder-test-'))}/turned.jpg`;
  const create = { width: 600, height: 300, channels: 3 as const, background: '#246' };
  await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toFile(file);
  const css = await placeholderOf(html, () => file, cache);
  await rm(path.dirname(file), { recursive: true });
  const copy = Buffer.from(/base64,([\w+/=]+)/.exec(css)?.[1] ?? '', 'base64');
  expect(await sharp(copy).metadata()).toMatchObject({ width: 384, height: 768 });
});

it('says nothing for a page without one', async () => {
  expect(await placeholderOf('<img src="/a.svg"/>', () => picture, cache)).toBe('');
});
