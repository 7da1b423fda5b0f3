/** @jest-environment node */
import sharp from 'sharp';
import { inlineIcon, withInlineIcon } from '@/scripts/finish/inline-icon';

const ico = '<link rel="icon" href="/favicon.ico" sizes="32x32"/>';
const svg = '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>';

it('is a small picture of the size that it is shown in', async () => {
  const icon = await inlineIcon();
  const [start, picture = ''] = icon.split(',');
  expect(start).toBe('data:image/png;base64');
  const { width, height, hasAlpha } = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 32, height: 32, hasAlpha: true });
  expect(icon.length).toBeLessThan(400);
});

it('stands in place of the links to icons', () => {
  expect(withInlineIcon(`<head>${ico}${svg}<title></title></head>`, 'data:,')).toBe(
    '<head><link rel="icon" href="data:," sizes="32x32"/><title></title></head>',
  );
});

it('refuses a page that does not name them', () => {
  expect(() => withInlineIcon(`<head>${ico}</head>`, 'data:,')).toThrow('no link to /icon.svg');
});
