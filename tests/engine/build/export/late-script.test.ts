/** @jest-environment node */
import { lateScript } from '@/build/export/late-script';

const work = {
  links: ['<link rel="icon" href="/icon.svg" type="image/svg+xml"/>'],
  entry: { runtimeModuleIds: [1] },
  styles: [['/a.css', 'sha256-of a'] as [string, string]],
  scripts: [['/b.js', 'sha256-of b'] as [string, string]],
};

it('begins with what is the same on all pages', () => {
  const { text } = lateScript(work);
  const [, site = ''] = /^\{const site=(\{.*?\});\{/.exec(text) ?? [];
  expect(JSON.parse(site)).toEqual({
    ...work,
    links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  });
});

it('is named by what it holds', () => {
  const { name } = lateScript(work);
  expect(name).toMatch(/^late-[0-9a-f]{13}\.js$/);
  expect(lateScript(work).name).toBe(name);
  expect(lateScript({ ...work, scripts: [] }).name).not.toBe(name);
});
