/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadOptions } from '@/lib/content/load-content';
import { ContentError, formatProblems } from '@/lib/content/problem';
import { loadSiteContent, siteContent } from '@/lib/site/content';
import {
  contentFile,
  picture,
  post,
  project,
  projectFolder,
} from '../../../support/content-folder';
import { contentErrors } from '../../../support/errors';

const today = '2024-01-01';

/** The folder of a site without errors, and more files. */
const folder = (files: Record<string, string> = {}) => projectFolder({ ...picture, ...files });

const load = (files: Record<string, string>, options: Partial<LoadOptions> = {}) =>
  siteContent({ root: folder(files), today, ...options });

const problemsOf = (files: Record<string, string>, options: Partial<LoadOptions> = {}) =>
  contentErrors(folder(files), { today, ...options });

const idsOf = ({ posts }: ReturnType<typeof load>) => posts.map(({ summary }) => summary.id);

const setEnv = (env: Record<string, string>) =>
  jest.replaceProperty(process, 'env', { ...process.env, ...env });

afterEach(() => jest.restoreAllMocks());

describe('a project', () => {
  it('is loaded as its page shows it, with every text sanitised', () => {
    const evil = '<img src="/images/a.svg" alt="" onerror="alert(1)"><script>alert(1)</script>';
    const text = project({ contextDescription: `*a*${evil}` }, `*b*${evil}`);
    const { projects } = load({ 'content/projects/shop.md': text });
    expect(projects).toMatchObject([
      {
        ...{ slug: 'shop', title: 'A project', testimonials: [], images: [] },
        periods: [{ start: '2023', end: '2023' }],
        pattern: { colors: ['#112233', '#445566'] },
        image: { src: '/images/a.svg', width: 16, height: 10 },
        contextHtml: expect.stringMatching(/^<p><em>a<\/em><img [^<>]*><\/p>\s*$/),
        bodyHtml: expect.stringMatching(/^<p><em>b<\/em><img [^<>]*><\/p>\s*$/),
      },
    ]);
    expect(JSON.stringify(projects)).not.toMatch(/onerror|script/);
  });

  it('has the colours of the theme without its own, and no picture without its URL', () => {
    const text = project({ colors: undefined, pictureUrl: undefined, imageAlt: undefined });
    const { projects } = load(
      { 'content/projects/shop.md': text },
      { patterns: [['#123123', '#456456']] },
    );
    expect(projects[0]?.pattern.colors).toEqual(['#123123', '#456456']);
    expect(projects[0]).not.toHaveProperty('picture');
  });

  it('is not published while it is a draft', () => {
    const files = { 'content/projects/shop.md': project({ draft: true }) };
    expect(load(files).projects).toEqual([]);
    expect(load(files, { drafts: true }).projects).toMatchObject([{ slug: 'shop', draft: true }]);
  });

  it('is not there where the site has no projects', () => {
    const files = {
      'content/projects/shop.md': project({ title: '' }),
      'content/blog/a.md': post(),
    };
    const { projects, posts } = load(files, { pages: { projects: false } });
    expect([projects, posts]).toEqual([[], [expect.anything()]]);
    expect(load(files, { pages: { blog: false, projects: false } }).posts).toEqual([]);
  });

  it.skip('has the period that the career has, or else one of its own', () => {
    const without = project({ period: undefined });
    const { projects } = load({ 'content/projects/library.md': without });
    expect(projects[0]?.periods).toEqual([
      { start: '2015-03', end: '2015-08' },
      { start: '2017-09', end: '2018-04' },
    ]);
    expect(problemsOf({ 'content/projects/shop.md': without })).toMatchObject([
      { file: 'content/projects/shop.md', field: 'period' },
    ]);
    expect(problemsOf({ 'content/projects/library.md': project() })).toMatchObject([
      { file: 'content/projects/library.md', field: 'period' },
    ]);
  });

  it('stands in the order that the files give, or by its name', () => {
    const { projects } = load({
      'content/projects/b.md': project({ order: 2 }),
      'content/projects/c.md': project({ order: 1 }),
      'content/projects/a.md': project({ order: 2 }),
    });
    expect(projects.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });
});

describe("a page of the owner's own", () => {
  const page = (body: string) => contentFile({ title: 'Uses', description: 'What I use.' }, body);

  it('has its text, and a link to it leads somewhere', () => {
    const { pages } = load({
      'content/pages/uses.md': page('A *bench*, and [more](/empty/).'),
      'content/pages/empty.md': page('\n'),
    });
    expect(pages).toMatchObject([
      { slug: 'empty', title: 'Uses', bodyHtml: '' },
      { slug: 'uses', index: true, bodyHtml: expect.stringContaining('<em>bench</em>') },
    ]);
  });

  it('is not published while it is a draft, and its errors stop nothing', () => {
    const draft = contentFile({ title: 'Uses', description: 'A', draft: true }, '[gone](/gone/)');
    const files = { 'content/pages/uses.md': draft, 'content/pages/b.md': '---\ndraft: true\n---' };
    expect(load(files).pages).toEqual([]);
    expect(problemsOf(files)).toEqual([]);
    expect(load(files, { drafts: true }).pages).toMatchObject([{ slug: 'uses', draft: true }]);
  });
});

describe('a post', () => {
  it('shows its cover at once, and keeps its place', () => {
    const files = {
      'content/blog/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>',
      'content/blog/a.md': post({ cover: 'a/b.svg', coverAlt: '"A" & <b>' }),
    };
    expect(load(files).posts[0]?.render().coverHtml).toBe(
      '<img src="/blog/a/b.svg" alt="&#x22;A&#x22; &#x26; <b>" width="9" height="6" fetchpriority="high" decoding="async">',
    );
  });

  it('may have the name of a page: it stands below /blog/', () => {
    expect(problemsOf({ 'content/blog/about.md': post() })).toEqual([]);
  });

  it('stands before older ones; parts of a series stand the other way round', () => {
    const part = post({ date: '02-01-2023', series: 'Steps' });
    const content = load({
      'content/blog/part-1.md': part,
      'content/blog/part-2.md': part,
      'content/blog/c.md': post({ date: '01-12-2023' }),
      'content/blog/d.md': post({ date: '31-12-2022' }),
    });
    expect(idsOf(content)).toEqual(['c', 'part-2', 'part-1', 'd']);
    const steps = content.blog.series.get('steps')?.posts.map(({ id }) => id);
    expect(steps).toEqual(['part-1', 'part-2']);
  });
});

describe('what is published', () => {
  const files = {
    'content/blog/draft.md': post({ draft: true, tags: ['Secret'], series: 'Secret' }),
    'content/blog/past.md': post({ tags: ['CSS'] }),
    'content/blog/today.md': post({ date: '01-01-2024' }),
    'content/blog/tomorrow.md': post({ date: '02-01-2024', tags: ['Secret'] }),
  };

  it('is neither a draft nor of a day to come', () => {
    const content = load(files);
    expect(idsOf(content)).toEqual(['today', 'past']);
    expect([...content.blog.tags.keys(), ...content.blog.series.keys()]).toEqual(['css']);
    expect(idsOf(load({}))).toEqual([]);
  });

  it('is everything while the owner writes', () => {
    const all = load(files, { drafts: true }).posts.map(({ summary }) => summary);
    expect(all.map(({ id, draft, scheduled }) => [id, draft, scheduled])).toEqual([
      ['tomorrow', false, true],
      ['today', false, false],
      ['past', false, false],
      ['draft', true, false],
    ]);
    setEnv({ NODE_ENV: 'development' });
    expect(loadSiteContent({ root: folder(files), today }).content.posts).toHaveLength(4);
  });

  it('depends on the day of the build', () => {
    setEnv({ SOURCE_DATE_EPOCH: String(Date.UTC(2024, 0, 2) / 1000) });
    expect(idsOf(load(files, { today: undefined }))).toEqual(['tomorrow', 'today', 'past']);
  });

  it('is read anew each time, but only once for all pages of a build', () => {
    const root = folder({ 'content/blog/a.md': post() });
    const add = (name: string) => writeFileSync(join(root, 'content/blog', name), post());
    const read = () => siteContent({ root, today });
    expect(idsOf(read())).toEqual(['a']);
    add('b.md');
    expect(idsOf(read())).toEqual(['b', 'a']);
    setEnv({ NODE_ENV: 'production' });
    expect(read()).toBe(read());
    expect(siteContent({ root, today, drafts: true })).not.toBe(read());
    add('c.md');
    expect(idsOf(read())).toEqual(['b', 'a']);
  });
});

describe('errors', () => {
  it('of all files are found in one run, and the other files are read', () => {
    const root = folder({
      'content/projects/about.md': project(),
      'content/projects/shop.md': project({ kind: '', role: undefined }),
      'content/blog/My Post.md': post(),
      'content/blog/bad.md': post({ date: '31-02-2023', preview: '' }),
      'content/blog/broken.md': '---\ntitle: [\n---\n',
      'content/blog/dead.md': post({}, '[a](/nowhere)'),
      'content/blog/tags.md': post(),
    });
    const { content, problems } = loadSiteContent({ root, today });
    expect(problems.map(({ file, line, field }) => `${file}:${line ?? ''} ${field}`)).toEqual([
      'content/projects/about.md: file name',
      'content/blog/My Post.md: file name',
      'content/blog/tags.md: file name',
      'content/projects/shop.md:5 kind',
      'content/projects/shop.md:1 role',
      'content/blog/bad.md:3 date',
      'content/blog/bad.md:4 preview',
      'content/blog/broken.md:3 front matter',
    ]);
    expect(idsOf(content)).toEqual(['dead']);
    expect(() => siteContent({ root, today })).toThrow(ContentError);
    // Next's server prints the stack of what a page throws.
    const { stack } = new ContentError(problems);
    expect(stack).toBe(`ContentError: ${formatProblems(problems)}`);
  });

  it('of drafts are kept apart, and no draft is published with them', () => {
    const files = {
      'content/blog/a.md': post({ title: '', draft: true }, '[d](/e)'),
      'content/blog/b.md': '---\ndraft: true\ntitle: [\n---\n',
      'content/projects/My Shop.md': project({ draft: true }),
    };
    const { content, problems, draftProblems } = loadSiteContent({ root: folder(files), today });
    expect(problemsOf(files)).toEqual([]);
    expect([...content.posts, ...content.projects, ...problems]).toEqual([]);
    expect(draftProblems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/projects/My Shop.md file name',
      'content/blog/a.md title',
      'content/blog/b.md front matter',
    ]);
  });

  it('stop nothing while the owner writes, who sees the other files', () => {
    const fields = { draft: true, cover: 'draft/c.png', coverAlt: 'A cover' };
    const text = '![A chart](draft/none.png) [later](/blog/later)';
    const files = {
      'content/blog/draft.md': post(fields, text),
      'content/blog/broken.md': '---\ntitle: [\n---\n',
    };
    setEnv({ NODE_ENV: 'development' });
    const [draft, ...others] = load(files).posts;
    expect(draft?.render().bodyHtml).toContain('alt="A chart"');
    expect(others).toEqual([]);
  });
});

describe('dead links', () => {
  /** Fields and paths of what is reported. */
  const dead = (...args: Parameters<typeof problemsOf>) =>
    problemsOf(...args).map(({ field, found }) => [field, /"([^"]*)"/.exec(found)?.[1]]);

  it('are found in all parts of a project', () => {
    const image = { alt: 'a', caption: 'a' };
    const words = { referent: 'A', referentRole: 'B', testimonialText: 'C' };
    const fields = {
      contextDescription: '[a](/x2)',
      pictureUrl: '/images/x4.svg',
      images: [
        { ...image, src: '/images/a.svg' },
        { ...image, src: '/images/x5.svg' },
      ],
      testimonials: [{ ...words, referentPictureUrl: '/images/x6.svg' }],
    };
    expect(dead({ 'content/projects/shop.md': project(fields, '![a](/x3.png)') })).toEqual([
      ['pictureUrl', '/images/x4.svg'],
      ['images.1.src', '/images/x5.svg'],
      ['testimonials.0.referentPictureUrl', '/images/x6.svg'],
      ['contextDescription', '/x2'],
      ['text', '/x3.png'],
    ]);
  });

  it('to a scheduled post say from which day they work', () => {
    const files = {
      'content/blog/a.md': post({}, '[b](/blog/b)'),
      'content/blog/b.md': post({ date: '01-01-2030' }),
    };
    expect(problemsOf(files)).toMatchObject([{ found: expect.stringContaining('01-01-2030') }]);
    expect(problemsOf(files, { today: '2030-01-01' })).toEqual([]);
  });

  it('do not lead to files that are reported already, whose own are reported too', () => {
    const files = {
      'content/blog/a.md': post({}, '[b](/blog/b) [shop](/shop)'),
      'content/blog/b.md': post({ title: '' }, '[e](/e)'),
      'content/projects/shop.md': project({ title: '' }, '[e](/e)'),
    };
    expect(dead(files).map(([field]) => field)).toEqual(['title', 'title', 'text', 'text']);
  });

  it('are none to whatever a build makes, and to public files', () => {
    const links =
      '/ /about /shop /blog/a /blog/a.md /deep/b.txt /blog/tags /blog/tags/css /blog/series/steps/ ' +
      '/blog/archive/2023 /atom.xml /resume.json /cv/ines-luczak-cv.pdf /favicon.ico /share/about.png ' +
      '/about?b=c /a&b.svg /two%20words.svg https://example.com/nowhere mailto:a@example.com';
    const text = links.replace(/\S+/g, '[a]($&)');
    const files = {
      'content/blog/a.md': post({ tags: ['CSS'], series: 'Steps' }, text),
      'content/projects/shop.md': project(),
      'public/deep/b.txt': 'b',
      'public/a&b.svg': '',
      'public/two words.svg': '',
    };
    expect(dead(files)).toEqual([]);
  });
});
