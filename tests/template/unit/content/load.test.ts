import { join } from 'node:path';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { loadContent, type LoadOptions } from '@/lib/content/load';
import { heroImage, post, project, projectFolder, type Files } from '../../support/content-folder';

const load = (files: Files, options: Partial<LoadOptions> = {}) =>
  loadContent({
    directory: join(projectFolder({ ...files }), 'content'),
    today: '2024-01-01',
    ...options,
  });

const ids = (files: Files, options?: Partial<LoadOptions>) =>
  load(files, options).shown.posts.map(({ slug }) => slug);

describe('a post', () => {
  it('has the name of its file as its slug, and its days as YYYY-MM-DD', () => {
    const [a] = load({
      'content/blog/a-post.md': post({ date: '2023-12-01', updated: '05-12-2023' }),
    }).shown.posts;
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

  it('comes after a later part of the same day, by its number and not by its letters', () => {
    const part = (number: number) => [
      `content/blog/part-${number}.md`,
      post({ date: '2023-02-01', title: `Part ${number}` }),
    ];
    const files = Object.fromEntries([10, 1, 9, 2].map(part)) as Files;
    expect(ids(files)).toEqual(['part-10', 'part-9', 'part-2', 'part-1']);
  });

  it('is sorted by the numbers in its slug if its title is the same', () => {
    const files = Object.fromEntries(
      ['a-10', 'a-9'].map((slug) => [`content/blog/${slug}.md`, post({ date: '2023-02-01' })]),
    );
    expect(ids(files)).toEqual(['a-10', 'a-9']);
  });
});

it('a file from Windows, with CRLF, is read like any other', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const { shown: content } = load({
    'content/blog/a.md': crlf(post({}, 'One\n\n```yaml\ndraft: true\n```\n')),
    'content/blog/b.md': crlf(post({ draft: true })),
  });
  expect(content.posts.map(({ slug, title }) => [slug, title])).toEqual([['a', 'A post']]);
  expect(content.posts[0]?.body).toBe('One\n\n```yaml\ndraft: true\n```\n');
});

it('the sentences of front matter are typeset, and names, tags and URLs stay as they are', () => {
  const fields = {
    title: `It's`,
    resume: `O'Neil`,
    tags: [`What's new`],
    images: [{ src: `/it's.png`, alt: 'A "tank"', caption: `"Here"` }],
  };
  const files = { 'content/projects/a.md': project(fields) };
  expect(load(files, { textLanguage: 'en' }).shown.projects).toMatchObject([
    {
      ...fields,
      title: 'It’s',
      images: [{ src: `/it's.png`, alt: 'A “tank”', caption: '“Here”' }],
    },
  ]);
});

it('a title has backticks around code only where pages show it as such', () => {
  const [entry] = load({ 'content/blog/a.md': post({ title: 'How `fetch` fails' }) }).shown.posts;
  expect(entry).toMatchObject({ title: 'How fetch fails', markedTitle: 'How `fetch` fails' });
  expect(entry?.metadata?.title).toBe('How fetch fails');
});

it('fields and items without a value count as missing, as editors in a browser write them', () => {
  const testimonial = { referent: 'Ada ', referentRole: 'CTO', testimonialText: 'Good.\r\n' };
  const { posts, projects } = load({
    'content/blog/a.md': post({ image: '', tags: [], updated: null, date: '2023-12-01T09:30 ' }),
    'content/blog/b.md': post({ title: '' }),
    'content/projects/c.md': project({
      aliases: [''],
      pictureUrl: null,
      imageAlt: '',
      latest: null,
      links: [{ label: '', url: null }],
      tags: ['CSS', null],
      testimonials: [{ ...testimonial, referentPictureUrl: '', linkedInUrl: null }],
    }),
  }).shown;
  expect(posts).toMatchObject([{ slug: 'a', tags: [], isoDate: '2023-12-01' }]);
  expect(projects).toMatchObject([
    {
      links: [],
      tags: ['CSS'],
      testimonials: [{ ...testimonial, referent: 'Ada', testimonialText: 'Good.' }],
    },
  ]);
});

describe('an unpublished post', () => {
  const files = {
    'content/blog/now.md': post({ date: '2024-01-01' }),
    'content/blog/tomorrow.md': post({ date: '2024-01-02' }),
    'content/blog/draft.md': post({ draft: true }),
    'content/projects/shop.md': project({ draft: true }),
  };

  it('is in no list of a build', () => {
    const { shown: content, entries } = load(files);
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
});

describe('a project', () => {
  it('has the period of its entry in the résumé, unless it has one of its own', () => {
    const periodsOf = (name: string) => [{ start: name === 'Shop' ? '2020' : '1999' }];
    const files = {
      'content/projects/a.md': project({ period: undefined, resume: 'Shop' }),
      'content/projects/b.md': project({ period: ['2018-09/2018-12', '2022-06/'], order: 2 }),
    };
    const { projects } = load(files, { periodsOf }).shown;
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
    expect(load(files).shown.projects[0]?.image).toMatchObject({
      src: '/a/hero.svg',
      width: 16,
      height: 10,
    });
  });
});

it('leaves out posts whose route the owner has removed, with a warning', () => {
  const content = load({ 'content/blog/a.md': post() }, { removedRoutes: { posts: 'app/blog/' } });
  const { shown, entries, directory } = content;
  expect([shown.posts, shown.all, entries]).toEqual([[], [], []]);
  expect(checkContentFiles(content)).toEqual([
    expect.objectContaining({ severity: 'warning', file: `${directory}/blog` }),
  ]);
});

it('leaves the slugs of a removed section to other pages', () => {
  const files = {
    'content/projects/a.md': project(),
    'content/pages/a.md': '---\ntitle: A\nsummary: What it is.\n---\n',
  };
  const content = load(files, { removedRoutes: { projects: 'app/projects/' } });
  expect(content.shown.pages.map(({ slug }) => slug)).toEqual(['a']);
  expect(checkContentFiles(content)).toMatchObject([{ severity: 'warning' }]);
});

it('accepts a day with time and zone', () => {
  const files = { 'content/blog/a.md': post({ date: '2016-08-29 9:00:00 -0700' }) };
  expect(load(files).shown.posts).toMatchObject([{ isoDate: '2016-08-29' }]);
});

it('reads other files beside one with errors', () => {
  expect(ids({ 'content/blog/a.md': post(), 'content/blog/b.md': 'broken' })).toEqual(['a']);
});

it('has no content if there is no folder', () => {
  expect(load({}).shown).toMatchObject({ posts: [], projects: [], pages: [], all: [] });
});
