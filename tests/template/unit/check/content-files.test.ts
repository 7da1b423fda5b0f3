import { join } from 'node:path';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { loadContent } from '@/lib/content/load';
import { formatLocation } from '@/lib/diagnostic';
import { post, project, projectFolder, type Files } from '../../support/content-folder';

const load = (files: Files) =>
  loadContent({ directory: join(projectFolder(files), 'content'), today: '2024-01-01' });

/** What stops a build, as `file:line: message, fix`. */
const errorsIn = (files: Files) =>
  checkContentFiles(load(files))
    .filter(({ isDraft }) => !isDraft)
    .map(({ message, fix, ...location }) =>
      [`${formatLocation(location)}: ${message}`, fix].filter(Boolean).join(', '),
    )
    .map((text) => text.replaceAll(/\/\S*content\//g, ''));

describe('errors', () => {
  it.each<[string, Files, string]>([
    [
      'a missing field',
      { 'content/blog/a.md': post({ preview: undefined }) },
      'blog/a.md:1: preview: expected one or two sentences, found nothing',
    ],
    [
      'an unknown field',
      { 'content/blog/a.md': post({ tagz: ['A'] }) },
      'blog/a.md:5: tagz: unknown field; did you mean tags?',
    ],
    [
      'fields that belong together',
      { 'content/blog/a.md': post({ image: 'a/b.png' }) },
      'blog/a.md:5: image: expected "imageAlt" too, a description',
    ],
    [
      'a change before publication',
      { 'content/blog/a.md': post({ updated: '2020-01-01' }) },
      'blog/a.md:5: updated: expected the day of "date", 2023-12-01, or later',
    ],
    [
      'a field of something in a list',
      { 'content/projects/a.md': project({ images: [{ src: 'a.svg', alt: 'A', captoin: 'B' }] }) },
      'images[0].captoin: unknown field; did you mean caption?',
    ],
    [
      'a name with capitals',
      { 'content/blog/My Post.md': post() },
      'blog/My Post.md: file name: expected lower-case letters and digits joined by single hyphens, then .md, rename it to my-post.md',
    ],
    [
      'a name without letters',
      { 'content/blog/.md': post() },
      'blog/.md: file name: expected lower-case letters',
    ],
    [
      'a control character',
      { 'content/blog/a.md': post({}, 'a\u0008b') },
      'blog/a.md:6: the control character U+0008, remove it',
    ],
    [
      'a name of a route',
      { 'content/blog/tags.md': post() },
      'blog/tags.md: file name: "tags" is the slug of',
    ],
    [
      'text of another encoding',
      { 'content/blog/a.md': Buffer.from([0xff, 0xfe, 0x41]) },
      'blog/a.md: encoding: expected text in UTF-8',
    ],
    [
      'a text that is too long',
      { 'content/blog/a.md': post({}, 'word '.repeat(110_000)) },
      'blog/a.md: expected at most 500 kB of text',
    ],
    ['an empty file', { 'content/blog/a.md': '\n' }, 'blog/a.md: an empty file'],
    [
      'an image beside the texts',
      { 'content/blog/a.jpg': 'x' },
      'blog/a.jpg: file name: expected Markdown in this folder',
    ],
  ])('name file, line and field of %s', (_, files, expected) => {
    expect(errorsIn(files)).toContainEqual(expect.stringContaining(expected));
  });

  it('names of other pages are taken', () => {
    const page = '---\ntitle: A\nsummary: What it is.\n---\n';
    const files = { 'content/projects/a.md': project(), 'content/pages/a.md': page };
    expect(errorsIn(files)).toContainEqual(
      expect.stringMatching(/pages\/a.md: file name: "a" is the slug of .*projects\/a.md too/),
    );
  });

  it.each(['blog/a/index.md', '_posts/2020-01-02-a.markdown', 'uses.md'])(
    'name a text in a folder without pages: %s',
    (name) => {
      expect(errorsIn({ [`content/${name}`]: post() })).toEqual([
        expect.stringContaining('does not become a page'),
      ]);
    },
  );

  it.each([
    [
      { date: '2023-02-30' },
      'date: expected a day, such as 01-12-2023 or 2023-12-01, found "2023-02-30"',
    ],
    [{ draft: 'yes' }, 'draft: expected true or false, found "yes"'],
    [{ title: ['Draft', 'A'] }, 'title: expected a title, found ["Draft","A"]'],
    [{ title: 2024 }, 'put it in quotes: "2024"'],
    [{ title: 'The \bin folder' }, 'title: expected text without control characters'],
    [{ tags: ['Go', 'go'] }, 'tags: expected each tag once'],
    [{ aliases: ['/tag/*'] }, 'aliases[0]: expected the path of an earlier page'],
    [{ canonical: 'a.test' }, 'canonical: expected the https:// URL'],
    [
      { image: 'https://elsewhere.test/a.png', imageAlt: 'A' },
      'image: expected an image in public/',
    ],
  ])('of %j name the value', (fields, expected) => {
    expect(errorsIn({ 'content/blog/a.md': post(fields) })).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('name a period', () => {
    expect(errorsIn({ 'content/projects/a.md': project({ period: 'long ago' }) })).toEqual([
      expect.stringContaining(`period: expected a period such as 2023`),
    ]);
  });
});

it('ignores system files, hidden files and readme files', () => {
  const files = {
    'content/blog/a.md': post(),
    'content/blog/.DS_Store': '',
    'content/blog/Thumbs.db': '',
    'content/blog/desktop.ini': '',
    'content/blog/.hidden.md': '',
    'content/.obsidian/a.md': '',
    'content/README.md': '',
  };
  expect(errorsIn(files)).toEqual([]);
});

it('finds a merge conflict, unless it is code', () => {
  const inText = (text: string) => errorsIn({ 'content/blog/a.md': post({}, text) });
  const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';
  expect(inText(conflict)).toEqual(['blog/a.md:6: unresolved conflict']);
  const inFields = '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n';
  expect(errorsIn({ 'content/blog/a.md': inFields })).toEqual(['blog/a.md:2: unresolved conflict']);
  expect(inText(`\`\`\`md\n${conflict}\n\`\`\`\n`)).toEqual([]);
});

it.each([
  [true, 'draft: true\ntitle: @'],
  [false, 'title: a: b\ndraft: true'],
  [false, 'title: "A\ndraft: true'],
])('a file with errors has no page, and is surely a draft (%s): %j', (isDraft, yaml) => {
  const content = load({ 'content/pages/a.md': `---\n${yaml}\n---\n` });
  expect(content.entries).toEqual([]);
  const [found] = checkContentFiles(content);
  expect(found).toMatchObject({ severity: 'error' });
  expect(found?.isDraft ?? false).toBe(isDraft);
});

it('does not report front matter of drafts as what stops a build', () => {
  expect(errorsIn({ 'content/blog/a.md': post({ draft: true, title: '' }) })).toEqual([]);
});
