/** @jest-environment node */
import { site } from '@/lib/site';
import type { Theme } from '@/lib/schema';
import { projectFolder } from '../../support/content-folder';
import { runNode } from '../../support/run-script';

const script = `
  import { default as config } from './tailwind.config.ts';
  config.plugins[0].handler({ addBase: (rules) => console.log(JSON.stringify(rules)) });`;

/** The rules of a theme by their selectors. */
async function rulesOf(change: Partial<Theme>) {
  const theme = JSON.stringify({ ...site.theme, ...change });
  const SITE = projectFolder({ 'data/theme.ts': `export const theme = ${theme};` });
  const { stdout } = await runNode(['--import', 'tsx', '--input-type=module', '--eval', script], {
    SITE,
  });
  return JSON.parse(stdout) as Record<string, Record<string, string>>;
}

it('a site with one theme has its colours on every device', async () => {
  const { light } = site.theme;
  const rules = await rulesOf({ only: 'light' });
  expect(rules[':root']).toMatchObject({ 'color-scheme': 'light', '--bg': light.bg });
  expect(JSON.stringify(rules)).not.toMatch(/data-theme|prefers-color-scheme/);
  expect(JSON.stringify(await rulesOf({}))).toMatch(/data-theme.*light/);
});

it('a site without patterns hides them', async () => {
  const hides = (rules: object) => /4 4.*none/.test(JSON.stringify(rules));
  expect(hides(await rulesOf({ patterns: false }))).toBe(true);
  expect(hides(await rulesOf({}))).toBe(false);
});
