/** @jest-environment node */
import { join } from 'node:path';
import { loadContent, type LoadOptions } from '@/lib/content/load';
import { heroImage, post, project, projectFolder, type Files } from '../../support/content-folder';

const load = (files: Files, options: Partial<LoadOptions> = {}) =>
  loadContent({
    directory: join(projectFolder({ ...files }), 'content'),
    today: '2024-01-01',
    ...options,
  });

const ids = (files: Files, options?: Partial<LoadOptions>) =>
  load(files, options).content.posts.map(({ id }) => id);

/** The faults of files, as `file:line field`. */
const errorsIn = (files: Files) =>
  load(files)
    .diagnostics.filter(({ isDraft }) => !isDraft)
    .map(({ file, line = '', field }) => `${file.replace(/^.*content\//, '')}:${line} ${field}`);

describe('a post', () => {
  it('has the name of its file as its id, and its days as YYYY-MM-DD', () => {
    const [a] = load({
      'content/blog/a-post.md': post({ date: '2023-12-01', updated: '05-12-2023' }),
    }).content.posts;
    expect(a).toMatchObject({
      id: 'a-post',
      path: '/blog/a-post/',
      isoDate: '2023-12-01',
      isoModified: '2023-12-05',
      status: 'published',
    });
  });

  it('comes before older ones', () => {
    const files = {
      'content/blog/a.md': post({ date: '2023-01-01' }),
      'content/blog/b.md': post({ date: '2023-03-01' }),
      'content/blog/c.md': post({ date: '2023-02-01' }),
      'content/blog/d.md': post({ date: '2023-02-01' }),
    };
    expect(ids(files)).toEqual(['b', 'd', 'c', 'a']);
  });
});

it('a file from Windows, with CRLF, is read like any other', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const { content, diagnostics } = load({
    'content/blog/a.md': crlf(post({}, 'One\n\n```yaml\ndraft: true\n```\n')),
    'content/blog/b.md': crlf(post({ draft: true })),
    'content/blog/c.md': crlf(post({ title: undefined })),
  });
  expect(content.posts.map(({ id, title }) => [id, title])).toEqual([['a', 'A post']]);
  expect(content.posts[0]?.body).toBe('One\n\n```yaml\ndraft: true\n```\n');
  expect(diagnostics.map(({ line, field }) => [line, field])).toEqual([[1, 'title']]);
});

it('fields without a value count as missing', () => {
  const { content, diagnostics } = load({
    'content/blog/a.md': post({ image: '', tags: null, updated: '' }),
    'content/blog/b.md': post({ title: '' }),
  });
  expect(content.posts.map(({ id }) => id)).toEqual(['a']);
  expect(diagnostics).toMatchObject([{ field: 'title', found: 'nothing' }]);
});

describe('an unpublished post', () => {
  const files = {
    'content/blog/now.md': post({ date: '2024-01-01' }),
    'content/blog/tomorrow.md': post({ date: '2024-01-02' }),
    'content/blog/draft.md': post({ draft: true }),
    'content/projects/shop.md': project({ draft: true }),
  };

  it('is in no list of a build', () => {
    const { content, entries } = load(files);
    expect(content.posts.map(({ id }) => id)).toEqual(['now']);
    expect(content.projects).toEqual([]);
    expect(content.all.map(({ slug }) => slug)).toEqual(['now']);
    expect([...content.blog.tags.keys(), ...content.blog.pages.keys()].join()).not.toMatch(/draft/);
    expect(entries.map(({ slug, status }) => `${slug} ${status}`).sort()).toEqual([
      'draft draft',
      'now published',
      'shop draft',
      'tomorrow scheduled',
    ]);
  });

  it('is shown in development', () => {
    expect(ids(files, { showUnpublished: true })).toEqual(['tomorrow', 'now', 'draft']);
  });

  it.each([
    'draft: True',
    '"draft": true',
    'draft:\n  true',
    'draft: !!bool true',
    '  draft: true',
  ])('can be marked by %j', (field) => {
    const indent = field.startsWith(' ') ? '  ' : '';
    const fields = ['title: A', 'date: 2024-01-01', 'preview: A', 'tags: [A]'];
    const lines = fields.map((one) => indent + one);
    const file = `---\n${[...lines, field].join('\n')}\n---\n\nA\n`;
    expect(ids({ 'content/blog/a.md': file })).toEqual([]);
    expect(ids({ 'content/blog/a.md': file }, { showUnpublished: true })).toEqual(['a']);
  });

  it('appears on its day', () => {
    expect(ids(files, { today: '2024-01-02' })).toEqual(['tomorrow', 'now']);
  });

  it('does not stop a build with its errors', () => {
    const broken = load({ 'content/blog/a.md': post({ draft: true, title: '' }) });
    expect(broken.diagnostics).toMatchObject([{ field: 'title', isDraft: true }]);
    expect(errorsIn({ 'content/blog/a.md': '---\ndraft: true\ntitle: @\n---\n' })).toEqual([]);
  });
});

describe('a project', () => {
  it('has the period of its entry in the résumé, unless it has one of its own', () => {
    const periodsOf = (name: string) => [{ start: name === 'Shop' ? '2020' : '1999' }];
    const files = {
      'content/projects/a.md': project({ period: undefined, resume: 'Shop' }),
      'content/projects/b.md': project({ period: ['2018-09/2018-12', '2022-06/'], order: 2 }),
    };
    const { projects } = load(files, { periodsOf }).content;
    expect(projects.map(({ periods }) => periods)).toEqual([
      [{ start: '2020' }],
      [{ start: '2018-09', end: '2018-12' }, { start: '2022-06' }],
    ]);
  });

  it('has its image with the size, from the folder with its name', () => {
    const files = {
      'content/projects/a.md': project({ pictureUrl: 'a/hero.svg' }),
      'content/projects/a/hero.svg': heroImage['public/images/a.svg'],
    };
    expect(load(files).content.projects[0]?.image).toMatchObject({
      src: '/a/hero.svg',
      width: 16,
      height: 10,
    });
  });
});

it('leaves out posts whose route the owner has removed, with a warning', () => {
  const directory = join(projectFolder({ 'content/blog/a.md': post() }), 'content');
  const { content, entries, diagnostics } = loadContent({
    directory,
    today: '2024-01-01',
    withoutRoute: ['posts'],
  });
  expect([content.posts, content.all, entries]).toEqual([[], [], []]);
  expect(diagnostics).toEqual([
    expect.objectContaining({ severity: 'warning', file: `${directory}/blog` }),
  ]);
});

it('leaves the slugs of a removed feature to other pages', () => {
  const files = {
    'content/projects/a.md': project(),
    'content/pages/a.md': '---\ntitle: A\nsummary: What it is.\n---\n',
  };
  const { content, diagnostics } = load(files, { withoutRoute: ['projects'] });
  expect(content.pages.map(({ slug }) => slug)).toEqual(['a']);
  expect(diagnostics).toMatchObject([{ severity: 'warning' }]);
});

describe('errors', () => {
  it.each<[string, Files, string[]]>([
    [
      'a missing field',
      { 'content/blog/a.md': post({ preview: undefined }) },
      ['blog/a.md:1 preview'],
    ],
    ['an unknown field', { 'content/blog/a.md': post({ titel: 'A' }) }, ['blog/a.md:5 titel']],
    [
      'fields that belong together',
      { 'content/blog/a.md': post({ image: 'a/b.png' }) },
      ['blog/a.md:5 imageAlt'],
    ],
    [
      'a change before publication',
      { 'content/blog/a.md': post({ updated: '2020-01-01' }) },
      ['blog/a.md:5 updated'],
    ],
    [
      'something in a list',
      { 'content/projects/a.md': project({ links: [{ label: 'A', url: 'http://a.test' }] }) },
      ['projects/a.md:15 links[0].url'],
    ],
    ['a name with capitals', { 'content/blog/My Post.md': post() }, ['blog/My Post.md: file name']],
    [
      'a control character in the text',
      { 'content/blog/a.md': post({}, 'a\u0008b') },
      ['blog/a.md:6 text'],
    ],
    ['a name of a route', { 'content/blog/tags.md': post() }, ['blog/tags.md: file name']],
    [
      'a name of another page',
      { 'content/projects/a.md': project(), 'content/pages/a.md': post() },
      ['pages/a.md: file name'],
    ],
    [
      'text of another encoding',
      { 'content/blog/a.md': Buffer.from([0xff, 0xfe, 0x41]) },
      ['blog/a.md: encoding'],
    ],
    [
      'a name with a date',
      { 'content/blog/2020-01-02-a.md': post() },
      ['blog/2020-01-02-a.md: file name'],
    ],
    ['a text in a folder below', { 'content/blog/2020/a.md': post() }, ['blog/2020/a.md: folder']],
  ])('name file, line and field of %s', (_, files, errors) => {
    expect(errorsIn(files)).toEqual(errors);
  });

  it.each([
    ['blog/a/index.md', 'blog/a.md'],
    ['posts/a/index.md', 'blog/a.md'],
    ['blog/_drafts/A b.md', 'blog/a-b.md with draft: true'],
    ['_posts/2020-01-02-a.markdown', 'blog/a.md with date: 02-01-2020'],
    ['uses.md', 'pages/uses.md'],
  ])('say where %s belongs', (name, expected) => {
    const { diagnostics } = load({ [`content/${name}`]: post() });
    const fixes = diagnostics.map(({ fix }) => fix.replaceAll(/\/\S*content\//g, ''));
    expect(fixes).toEqual([expect.stringContaining(`move it to ${expected}, and its images`)]);
  });

  it.each([
    [{ date: '2023-02-30' }, 'write a day of the calendar as DD-MM-YYYY'],
    [{ date: '1/12/2023' }, 'write 01-12-2023 or 12-01-2023, with the day first'],
    [{ date: '31/12/2023' }, 'write 31-12-2023'],
    [{ date: '7.3.2024' }, 'write 07-03-2024'],
    [{ date: '2023/1/2' }, 'write 02-01-2023'],
    [{ date: 'Dec 1, 2023' }, 'write 01-12-2023'],
    [{ draft: 'yes' }, 'write true'],
    [{ date: 2023 }, 'write a day of the calendar as DD-MM-YYYY'],
    [{ title: ['Draft', 'A'] }, 'put it in quotes: "[Draft, A]"'],
    [{ title: { name: null } }, 'put it in quotes: "{name}"'],
    [{ title: 'The \bin folder' }, 'write each backslash between quotes twice'],
    [{ tags: ['Go', 'go'] }, 'write each tag once'],
    [{ categories: 'Go', tags: ['go'] }, 'remove the field, or move its value to tags'],
    [{ tags: [] }, 'write a list of tags, such as [CSS, HTML]'],
    [{ tags: [''] }, 'write a tag in words'],
    [{ pinned: 1 }, 'write true or false'],
    [{ title: 2024 }, 'put it in quotes: "2024"'],
    [{ tags: 'A, B' }, 'write a list of tags, such as [A, B]'],
    [{ tags: '#a b' }, 'write a list of tags, such as [a, b]'],
    [{ tags: ['#a'] }, 'write a tag without #'],
    [
      { date: undefined, datePublished: 'Mar 14 2023' },
      'write date:; for its value, write 14-03-2023',
    ],
    [{ previw: 'A', preview: undefined }, 'write preview:'],
    [{ excerpt: 'A', preview: undefined }, 'write preview:'],
    [{ image: 'a/b.png', alt: 'A' }, 'write imageAlt:'],
    [{ permalink: '/a/' }, 'write aliases: and the earlier paths, such as [/a/]'],
    [{ categories: 'Go, Rust' }, 'write tags: [Go, Rust]'],
    [{ aliases: 'some name' }, 'hosts redirect only letters from a to z'],
    [{ published: false }, 'write draft: true'],
    [{ status: 'Private' }, 'write draft: true'],
    [{ published: 'no' }, 'write draft: true'],
    [{ hidden: true }, 'write draft: true'],
    [{ status: 'published' }, 'remove the field'],
    [{ featured: true }, 'write pinned:'],
    [{ cover_image: 'a.png' }, 'write image:, and imageAlt: with what the image shows'],
    [
      { cover: { image: 'a/b.png', alt: 'A' } },
      'write image:, and imageAlt: with what the image shows; for its value, write "a/b.png" alone',
    ],
    [{ series: ['Gas'] }, 'write "Gas" alone'],
    [{ showHero: true }, 'remove the field'],
    [{ image: { image: 'cover.jpg' }, imageAlt: 'A' }, 'write "cover.jpg" alone'],
    [{ image: ['/images/a.png'], imageAlt: 'A' }, 'write "/images/a.png" alone'],
    [{ slug: 'old' }, 'remove the field: the URL comes from the name of the file, such as old.md'],
    [{ date: undefined, date_published: '2023-12-01' }, 'write date:'],
    [{ aliases: ['https://a.test/old'] }, 'write /old/ if it was a page of this site'],
    [{ aliases: ['/käse/'] }, 'hosts redirect only letters from a to z'],
    [{ aliases: ['/tag/*'] }, 'only whole paths can be redirected'],
    [{ canonical: 'a.test' }, 'https://'],
    [{ image: "a/b.jpg'", imageAlt: 'A' }, 'write a/b.jpg'],
    [{ image: 'https://elsewhere.test/a.png', imageAlt: 'A' }, 'save the image in public/images/'],
  ])('of %j say what to write', (fields, expected) => {
    const { diagnostics } = load({ 'content/blog/a.md': post(fields) });
    expect(diagnostics.map(({ fix }) => fix)).toEqual([expect.stringContaining(expected)]);
  });

  it('of two names for one field do not lead to the same field twice', () => {
    const fields = { description: 'A', summary: 'B', preview: undefined };
    const { diagnostics } = load({ 'content/blog/a.md': post(fields) });
    expect(diagnostics.map(({ fix }) => fix)).toEqual([
      'write preview:',
      'remove the field, or move its value to preview',
    ]);
  });

  it.each([
    ['2022-2023', 'write 2022/2023'],
    ['June 2019 - now', 'write 2019-06/'],
    ['05/2023 – 11/2023', 'write 2023-05/2023-11'],
    ['long ago', 'write a period such as 2023'],
  ])('say what to write in place of the period %s', (period, expected) => {
    const { diagnostics } = load({ 'content/projects/a.md': project({ period }) });
    expect(diagnostics.map(({ fix }) => fix)).toEqual([expect.stringContaining(expected)]);
  });

  it('of a list of groups names their fields', () => {
    const links = load({ 'content/projects/a.md': project({ links: 'https://a.test' }) });
    expect(links.diagnostics).toMatchObject([
      { fix: 'write a list of links, such as [{ label: Source code, url: https://example.com }]' },
    ]);
    const link = load({ 'content/projects/a.md': project({ links: ['https://a.test'] }) });
    expect(link.diagnostics).toMatchObject([
      { fix: 'write its fields in braces: { "url": "https://a.test", "label": "…" }' },
    ]);
  });

  it('do not keep other files from being read', () => {
    expect(ids({ 'content/blog/a.md': post(), 'content/blog/b.md': 'broken' })).toEqual(['a']);
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

it('has no content if there is no folder', () => {
  expect(load({}).content).toMatchObject({ posts: [], projects: [], pages: [], all: [] });
});
