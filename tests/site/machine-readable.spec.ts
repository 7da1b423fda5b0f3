import { expect, test } from '@playwright/test';
import { validate } from '@jsonresume/schema';
import { availabilityText } from '@/lib/career/availability';
import { site } from '@/lib/site';
import type { toResume } from '@/lib/outputs/resume';
import { owner } from '@/data/owner';
import { published, tested } from './support/published';

type Resume = ReturnType<typeof toResume>;

test('resume.json is valid JSON Resume, and says what the pages say', async ({ request, page }) => {
  const response = await request.get('resume.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const resume = (await response.json()) as Resume;
  validate(resume, (errors) => expect(errors).toBeNull());
  expect(resume.meta.canonical).toBe(published('resume.json'));
  expect(JSON.stringify(resume.basics)).not.toMatch(/your-handle|example\.com/);

  await page.goto('about/');
  const story = page.getByRole('main');
  for (const { name } of resume.work.filter(({ name }) => name !== 'Consulting agency')) {
    await expect(story).toContainText(name);
  }
  for (const { name, url, startDate } of resume.projects) {
    await page.goto(tested(url));
    await expect(page.getByRole('main')).toContainText(name.replace('Decentralized ', ''));
    await expect(page.locator('dl time').first()).toHaveAttribute('datetime', startDate);
  }
});

test('the dates of work in resume.json are those of the project pages', async ({
  request,
  page,
}) => {
  const { work } = (await (await request.get('resume.json')).json()) as Resume;
  for (const [path, employer] of [
    ['conity/', 'Conity'],
    ['deep-logic/', 'DeepLogic'],
    ['maskott/', 'Maskott'],
  ] as const) {
    await page.goto(path);
    const shown = await page
      .locator('dl time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    const told = work
      .filter(({ name }) => name === employer)
      .reverse()
      .flatMap(({ startDate, endDate }) => (endDate ? [startDate, endDate] : [startDate]));
    expect(shown).toEqual(told);
  }
});

test("'Add to contacts' saves an address card", async ({ page, request }) => {
  await page.goto('contact/');
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Add to contacts', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.vcf$/);
  const response = await request.get(new URL(download.url()).pathname);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines).toContain(`FN:${owner.name}`);
  expect(lines.join()).not.toMatch(/your-handle|example\.com/);
});

test('every link of llms.txt leads to a page or file', async ({ request }) => {
  const text = await (await request.get('llms.txt')).text();
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): /gm)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(14);
  for (const address of links) {
    expect((await request.get(tested(address))).status(), address).toBe(200);
  }
});

test('the badge says what for and from when, and so does llms.txt, while it holds', async ({
  page,
  request,
}) => {
  const { availability } = site.career;
  const text = availability ? availabilityText(availability, site.words) : '';
  for (const path of ['./', 'contact/']) {
    await page.goto(path);
    const badge = page.getByRole('main').getByText('Currently open to work', { exact: true });
    await expect(badge).toHaveCount(availability ? 1 : 0);
    if (text) await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const guide = await (await request.get('llms.txt')).text();
  expect(guide.includes('Currently open to work')).toBe(Boolean(availability));
  expect(guide).toContain(text);
});
