import { join } from 'node:path';
import { loadContent, type LoadOptions } from '@/lib/content/load';
import { formatLocation } from '@/lib/diagnostic';
import { heroImage, post, project, projectFolder, type Files } from '../../support/content-folder';

const load = (files: Files, options: Partial<LoadOptions> = {}) =>
  loadContent({
    directory: join(projectFolder({ ...files }), 'content'),
    today: '2024-01-01',
    ...options,
  });

const ids = (files: Files, options?: Partial<LoadOptions>) =>
  load(files, options).published.posts.map(({ slug }) => slug);

/** What stops a build, as `file:line: message, fix`. */
const errorsIn = (files: Files) =>
  load(files)
    .diagnostics.filter(({ isDraft }) => !isDraft)
    .map(({ message, fix, ...location }) =>
      [`${formatLocation(location)}: ${message}`, fix].filter(Boolean).join(', '),
    )
    .map((text) => text.replaceAll(/\/\S*content\//g, ''));

describe('a post', () => {
  it('has the name of its file as its slug, and its days as YYYY-MM-DD', () => {
    const [a] = load({
      'content/blog/a-post.md': post({ date: '2023-12-01', updated: '05-12-2023' }),
    }).published.posts;
    expect(a).toMatchObject({
      slug: 'a-post',
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
  const { published: content, diagnostics } = load({
    'content/blog/a.md': crlf(post({}, 'One\n\n```yaml\ndraft: true\n```\n')),
    'content/blog/b.md': crlf(post({ draft: true })),
    'content/blog/c.md': crlf(post({ title: undefined })),
  });
  expect(content.posts.map(({ slug, title }) => [slug, title])).toEqual([['a', 'A post']]);
  expect(content.posts[0]?.body).toBe('One\n\n```yaml\ndraft: true\n```\n');
  expect(diagnostics).toMatchObject([
    { line: 1, message: 'title: expected a title, found nothing' },
  ]);
});

it('the sentences of front matter are typeset, and names, tags and URLs stay as they are', () => {
  const fields = {
    title: `It's`,
    resume: `O'Neil`,
    tags: [`What's new`],
    images: [{ src: `/it's.png`, alt: 'A "tank"', caption: `"Here"` }],
  };
  const files = { 'content/projects/a.md': project(fields) };
  expect(load(files, { textLanguage: 'en' }).published.projects).toMatchObject([
    {
      ...fields,
      title: 'It’s',
      images: [{ src: `/it's.png`, alt: 'A “tank”', caption: '“Here”' }],
    },
  ]);
});

it('fields without a value count as missing', () => {
  const { published: content, diagnostics } = load({
    'content/blog/a.md': post({ image: '', tags: null, updated: '' }),
    'content/blog/b.md': post({ title: '' }),
  });
  expect(content.posts.map(({ slug }) => slug)).toEqual(['a']);
  expect(diagnostics).toMatchObject([{ message: 'title: expected a title, found nothing' }]);
});

describe('an unpublished post', () => {
  const files = {
    'content/blog/now.md': post({ date: '2024-01-01' }),
    'content/blog/tomorrow.md': post({ date: '2024-01-02' }),
    'content/blog/draft.md': post({ draft: true }),
    'content/projects/shop.md': project({ draft: true }),
  };

  it('is in no list of a build', () => {
    const { published: content, entries } = load(files);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['now']);
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
    expect(broken.diagnostics).toMatchObject([{ isDraft: true }]);
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
    const { projects } = load(files, { periodsOf }).published;
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
    expect(load(files).published.projects[0]?.image).toMatchObject({
      src: '/a/hero.svg',
      width: 16,
      height: 10,
    });
  });
});

it('leaves out posts whose route the owner has removed, with a warning', () => {
  const directory = join(projectFolder({ 'content/blog/a.md': post() }), 'content');
  const {
    published: content,
    entries,
    diagnostics,
  } = loadContent({
    directory,
    today: '2024-01-01',
    withoutRoute: ['posts'],
  });
  expect([content.posts, content.all, entries]).toEqual([[], [], []]);
  expect(diagnostics).toEqual([
    expect.objectContaining({ severity: 'warning', file: `${directory}/blog` }),
  ]);
});

it('leaves the slugs of a removed section to other pages', () => {
  const files = {
    'content/projects/a.md': project(),
    'content/pages/a.md': '---\ntitle: A\nsummary: What it is.\n---\n',
  };
  const { published: content, diagnostics } = load(files, { withoutRoute: ['projects'] });
  expect(content.pages.map(({ slug }) => slug)).toEqual(['a']);
  expect(diagnostics).toMatchObject([{ severity: 'warning' }]);
});

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
      'the old URL of other generators',
      { 'content/blog/a.md': post({ permalink: '/2019/a/' }) },
      'blog/a.md:5: permalink: unknown field',
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
      'something in a list',
      { 'content/projects/a.md': project({ links: [{ label: 'A', url: 'http://a.test' }] }) },
      'projects/a.md:15: links[0].url: expected a URL that begins with https://',
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
      'a name with a date',
      { 'content/blog/2020-01-02-a.md': post() },
      'the date becomes a part of the URL, rename it to a.md',
    ],
    [
      'an image beside the texts',
      { 'content/blog/a.jpg': 'x' },
      'blog/a.jpg: file name: expected Markdown in this folder',
    ],
  ])('name file, line and field of %s', (_, files, expected) => {
    expect(errorsIn(files)).toContainEqual(expect.stringContaining(expected));
  });

  it('names of other pages are taken', () => {
    const files = { 'content/projects/a.md': project(), 'content/pages/a.md': post() };
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
    [{ date: '1/12/2023' }, 'found "1/12/2023"'],
    [{ draft: 'yes' }, 'draft: expected true or false, found "yes"'],
    [{ title: ['Draft', 'A'] }, 'title: expected a title, found ["Draft","A"]'],
    [{ title: 2024 }, 'put it in quotes: "2024"'],
    [{ title: 'The \bin folder' }, 'title: expected text without control characters'],
    [{ tags: ['Go', 'go'] }, 'tags: expected each tag once'],
    [{ tags: [''] }, 'tags[0]: expected a tag in words'],
    [{ tags: '#a b' }, 'tags: expected a list of tags, such as [CSS, HTML], found "#a b"'],
    [{ published: false }, 'published: unknown field'],
    [{ aliases: ['/tag/*'] }, 'aliases[0]: expected the path of an earlier page'],
    [{ aliases: ['https://a.test/old'] }, 'aliases[0]: expected the path'],
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

  it('accept a day with time and zone', () => {
    const files = { 'content/blog/a.md': post({ date: '2016-08-29 9:00:00 -0700' }) };
    expect(load(files).published.posts).toMatchObject([{ isoDate: '2016-08-29' }]);
  });

  it.each(['2022-2023', 'June 2019 - now', 'long ago'])('name the period %s', (period) => {
    expect(errorsIn({ 'content/projects/a.md': project({ period }) })).toEqual([
      expect.stringContaining(`period: expected a period such as 2023`),
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
  expect(load({}).published).toMatchObject({ posts: [], projects: [], pages: [], all: [] });
});
