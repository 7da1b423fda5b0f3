/** @jest-environment node */
import { toLlmsText } from '@/lib/outputs/llms';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { allPages, sourceOf } from '../../../support/source';

const content = siteContent();
const text = toLlmsText(content, sourceOf());

it('llms.txt has a heading, a blockquote, a summary and sections of links', () => {
  const [heading, quote, summary, ...sections] = text.trimEnd().split('\n\n');
  expect(heading).toBe('# Inés Łuczak');
  expect(quote).toBe('> Bookbinder, Buenos Aires.');
  expect(summary).toBe(site.career.summary);
  const headings = sections.filter((part) => part.startsWith('#'));
  expect(headings).toEqual(['## Leaves', '## Papers', '## Books', '## Notes', '## News']);
  const links = sections
    .filter((part) => !part.startsWith('#'))
    .flatMap((part) => part.split('\n'));
  for (const link of links) {
    expect(link).toMatch(/^- \[.+\]\(https:\/\/ines-luczak\.test\/portfolio\/\S*\): .+$/);
  }
});

it("llms.txt links to the owner's own pages, except those that search engines are asked to leave out", () => {
  const shown = content.pages.filter(({ index }) => index).map(({ slug }) => slug);
  const hidden = content.pages.filter(({ index }) => !index).map(({ slug }) => slug);
  expect(shown.filter((slug) => text.includes(`/portfolio/${slug}/)`))).toEqual(shown);
  expect(hidden.filter((slug) => text.includes(`/portfolio/${slug}/)`))).toEqual([]);
  expect(shown).not.toEqual([]);
});

it('llms.txt links to the CV, the data and the Markdown of each post', () => {
  const posts = content.posts.map(({ summary }) => `/blog/${summary.id}.md`);
  for (const path of ['/resume.json', '/contact.vcf', '/cv/ines-luczak-cv.pdf', ...posts]) {
    expect(text).toContain(`(https://ines-luczak.test/portfolio${path})`);
  }
});

it('llms.txt does not link to disabled parts of the site', () => {
  const pages = { ...allPages, about: false, cv: false, contact: false, blog: false };
  const fewer = toLlmsText({ projects: [], pages: [], posts: [] }, sourceOf({}, pages));
  expect(fewer).not.toMatch(/about|contact\/|\/cv\/|resume|blog|feed|## (Books|Notes|News)/);
});

it('llms.txt shows the availability while it is set', () => {
  const availability = { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' };
  const open = toLlmsText(content, sourceOf({ career: { ...site.career, availability } }));
  expect(open).toContain('Buenos Aires. Taking orders one atlas (starting VI 2025).');
});

it('llms.txt escapes brackets in titles', () => {
  const posts = content.posts.map((post) => ({
    ...post,
    summary: { ...post.summary, title: 'a[0]' },
  }));
  expect(toLlmsText({ projects: [], pages: [], posts }, sourceOf())).toContain(
    String.raw`- [a\[0\]](`,
  );
});

it('llms.txt lists the newest hundred posts, and the archive for the others', () => {
  const posts = Array.from({ length: 50 }, () => content.posts).flat();
  const many = toLlmsText({ projects: [], pages: [], posts }, sourceOf());
  expect(many.match(/\/blog\/[\w-]+\.md/g)).toHaveLength(100);
  expect(many).toContain(
    '- [By year](https://ines-luczak.test/portfolio/blog/archive/): 150 notes',
  );
});
