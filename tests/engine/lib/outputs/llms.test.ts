/** @jest-environment node */
import { site } from '@/lib/site';
import { siteContent as loadContent } from '@/lib/site/content';
import { toLlmsText } from '@/lib/outputs/llms';
import { setOwner, sourceOf } from '../../../support/set-owner';

const { career } = site;
const content = loadContent();
const text = toLlmsText(content, sourceOf());

it('begins with a heading and a quote, then has sections of links alone', () => {
  const [heading, quote, summary, ...sections] = text.trimEnd().split('\n\n');
  expect(heading).toBe(`# ${setOwner.name}`);
  expect(quote).toMatch(/^> [^\n]+$/);
  expect(summary).toBe(career.summary);
  const parts = sections.map((part) => (part.startsWith('## ') ? part : 'links'));
  expect(parts).toEqual([
    '## Pages',
    'links',
    '## Career',
    'links',
    '## Projects',
    'links',
    '## Posts',
    'links',
    '## Feed',
    'links',
  ]);
  for (const line of sections
    .filter((part) => !part.startsWith('## '))
    .join('\n')
    .split('\n')) {
    expect(line).toMatch(/^- \[.+\]\(https:\/\/ada\.dev\/portfolio\/\S*\): .+$/);
  }
});

it('leads to the CV, the data and the markdown of each post', () => {
  for (const path of ['/resume.json', '/contact.vcf', '/cv/ada-byron-lovelace-cv.pdf']) {
    expect(text).toContain(`(https://ada.dev/portfolio${path})`);
  }
  for (const { summary } of content.posts) {
    expect(text).toContain(`(https://ada.dev/portfolio/blog/${summary.id}.md)`);
  }
});

it('says what the owner is open to, while he is', () => {
  const { availability, ...busy } = career;
  expect(text).toContain(`Currently open to work for ${availability?.openTo}`);
  expect(toLlmsText(content, sourceOf({ career: busy }))).not.toContain('open to work');
});

it('leaves out sections without links, and keeps brackets in titles apart from links', () => {
  const [post] = content.posts;
  const posts = post ? [{ ...post, summary: { ...post.summary, title: 'a[0]' } }] : [];
  const few = toLlmsText({ projects: [], posts }, sourceOf());
  expect(few).not.toContain('## Projects');
  expect(few).toContain(String.raw`- [a\[0\]](`);
});

it('names the newest posts and leads to the others, so that it does not grow without end', () => {
  const [post] = content.posts;
  if (!post) throw new Error('This test needs a post.');
  const posts = Array.from({ length: 150 }, () => post);
  const many = toLlmsText({ projects: [], posts }, sourceOf());
  expect(many.match(/responsive-design\.md/g)).toHaveLength(100);
  expect(many).toContain('- [Archive](https://ada.dev/portfolio/blog/archive/): all 150 posts');
});
