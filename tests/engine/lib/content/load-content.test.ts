/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as loader from '@/lib/content/load-content';
import { ContentError, formatProblems, type Problem } from '@/lib/content/problem';
import { findMistakes } from '@/lib/check/errors';
import { writtenSite } from '@/lib/site';
import { readSiteContent } from '@/lib/site/content';
import { career } from '../../../support/career';
import { picture, post, project, projectFolder } from '../../../support/content-folder';

type Options = Omit<loader.LoadOptions, 'career'>;

const loadContent = (options: Options) => loader.loadContent({ ...options, career });
const readContent = (options: Options) => loader.readContent({ ...options, career });

/** A site without mistakes, and more files. */
const site = (files: Record<string, string> = {}) => projectFolder({ ...picture, ...files });

const today = '2024-01-01';

function problemsOf(files: Record<string, string>): readonly Problem[] {
  return readContent({ root: site(files), today }).problems;
}

const postIds = (options: Options) => loadContent(options).posts.map(({ summary }) => summary.id);

it('the content of this site has no mistakes', () => {
  expect(
    formatProblems(findMistakes(writtenSite, readSiteContent({ drafts: true })).mistakes),
  ).toBe('');
});

describe('loadContent', () => {
  it('gives projects as pages show them', () => {
    const root = site({ 'content/projects/shop.md': project({}, '## Story\n\nIt *worked*.') });
    const shop = loadContent({ root, today }).projects.find(({ slug }) => slug === 'shop');
    expect(shop).toMatchObject({
      slug: 'shop',
      title: 'A project',
      periods: [{ start: '2023', end: '2023' }],
      contextHtml: '<p>It began.</p>',
      bodyHtml: expect.stringContaining('<p>It <em>worked</em>.</p>'),
      testimonials: [],
      images: [],
      glyph: { colors: ['#112233', '#445566'] },
    });
  });

  it('gives posts with their summary, their text and their page', () => {
    const source = post({ tags: ['CSS'] }, 'It *works*.');
    const [loaded] = loadContent({ root: site({ 'content/blog/a.md': source }), today }).posts;
    expect(loaded?.summary).toMatchObject({
      id: 'a',
      title: 'A post',
      date: '01-12-2023',
      isoDate: '2023-12-01',
      preview: 'In short...',
      tags: ['CSS'],
      draft: false,
    });
    expect(loaded?.source).toBe(source);
    expect(loaded?.render()).toMatchObject({
      title: 'A post',
      bodyHtml: '<p>It <em>works</em>.</p>',
    });
  });

  it('takes the period of a project from the career, and asks for one that nothing knows', () => {
    const files = {
      'content/projects/bakery.md': project({ period: undefined }),
      'content/projects/shop.md': project({ period: undefined }),
    };
    const { content, problems } = readContent({ root: site(files), today });
    expect(content.projects.map(({ slug, periods }) => [slug, ...periods])).toEqual([
      ['bakery', { start: '2019-03', end: '2020-01' }, { start: '2024-02' }],
    ]);
    expect(problems).toMatchObject([
      { file: 'content/projects/shop.md', field: 'period', found: 'nothing' },
    ]);
  });

  it('takes no period that the career has already', () => {
    const problems = problemsOf({ 'content/projects/bakery.md': project({ period: 2023 }) });
    expect(problems).toMatchObject([{ field: 'period', found: 'a period' }]);
  });

  it('puts projects in their order, and by name where they share a place', () => {
    const root = site({
      'content/projects/b.md': project({ order: 2 }),
      'content/projects/c.md': project({ order: 1 }),
      'content/projects/a.md': project({ order: 2 }),
    });
    const slugs = loadContent({ root, today }).projects.map(({ slug }) => slug);
    expect(slugs).toEqual(['c', 'a', 'b']);
  });

  it('puts posts in the order of their days, newest first', () => {
    const root = site({
      'content/blog/b.md': post({ date: '02-01-2023' }),
      'content/blog/c.md': post({ date: '01-12-2023' }),
      'content/blog/d.md': post({ date: '31-12-2022' }),
      'content/blog/a.md': post({ date: '02-01-2023' }),
    });
    expect(postIds({ root, today })).toEqual(['c', 'b', 'a', 'd']);
  });

  it('has the parts of a series the other way round, those of one day too', () => {
    const part = post({ date: '02-01-2023', series: 'Steps' });
    const root = site({ 'content/blog/part-1.md': part, 'content/blog/part-2.md': part });
    const { blog } = loadContent({ root, today });
    expect(blog.series.get('steps')?.posts.map(({ id }) => id)).toEqual(['part-1', 'part-2']);
    expect(postIds({ root, today })).toEqual(['part-2', 'part-1']);
  });

  it('leaves drafts and posts of the future out', () => {
    const root = site({
      'content/blog/draft.md': post({ draft: true }),
      'content/blog/today.md': post({ date: '01-01-2024' }),
      'content/blog/tomorrow.md': post({ date: '02-01-2024' }),
      'content/blog/next-year.md': post({ date: '01-01-2025' }),
      'content/blog/past.md': post(),
    });
    expect(postIds({ root, today })).toEqual(['today', 'past']);
    expect(postIds({ root, today, drafts: true })).toEqual([
      'next-year',
      'tomorrow',
      'today',
      'past',
      'draft',
    ]);
  });

  it('shows drafts while the owner writes, without being asked', () => {
    const root = site({ 'content/blog/draft.md': post({ draft: true }) });
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(postIds({ root, today })).toEqual(['draft']);
    env.restore();
    expect(postIds({ root, today })).toEqual([]);
  });

  it('shows an unfinished text while the owner writes, and tells what leads nowhere once', () => {
    const text = '![A chart](draft/none.png) [later](/blog/later)';
    const root = site({
      'content/blog/draft.md': post(
        { draft: true, cover: 'draft/c.png', coverAlt: 'A cover' },
        text,
      ),
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const [draft] = loadContent({ root, today }).posts;
    expect(draft?.render().bodyHtml).toContain('alt="A chart"');
    loadContent({ root, today });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^content\/blog\/draft\.md:\d+: cover/)],
    ]);
    expect(warn.mock.calls[0]?.[0]).toContain('none.png');
    expect(warn.mock.calls[0]?.[0]).toContain('/blog/later/');

    env.restore();
    expect(() => loadContent({ root, today, drafts: true })).toThrow('none.png');
    warn.mockRestore();
  });

  it('takes the day of the build as today', () => {
    const root = site({ 'content/blog/a.md': post({ date: '02-01-2024' }) });
    const env = jest.replaceProperty(process, 'env', {
      ...process.env,
      SOURCE_DATE_EPOCH: String(Date.UTC(2024, 0, 1) / 1000),
    });
    expect(postIds({ root })).toEqual([]);
    env.restore();
    expect(postIds({ root })).toEqual(['a']);
  });

  it('reads the files again each time, but only once for all pages of a build', () => {
    const root = site({ 'content/blog/a.md': post() });
    const add = (name: string) => writeFileSync(join(root, 'content/blog', name), post());
    expect(postIds({ root, today })).toEqual(['a']);
    add('b.md');
    expect(postIds({ root, today })).toEqual(['b', 'a']);

    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(loadContent({ root, today })).toBe(loadContent({ root, today }));
    expect(loadContent({ root, today, drafts: true })).not.toBe(loadContent({ root, today }));
    add('c.md');
    expect(postIds({ root, today })).toEqual(['b', 'a']);
    env.restore();
  });

  it('indexes what is published, and nothing else', () => {
    const root = site({
      'content/blog/draft.md': post({ draft: true, tags: ['Secret'], series: 'Secret' }),
      'content/blog/tomorrow.md': post({ date: '02-01-2024', tags: ['Secret'] }),
      'content/blog/past.md': post({ tags: ['CSS'] }),
    });
    const { blog } = loadContent({ root, today });
    expect([...blog.pages.keys()]).toEqual(['/blog/', '/blog/tags/css/', '/blog/archive/2023/']);
    const { posts } = loadContent({ root, today, drafts: true });
    expect(posts.map(({ summary }) => [summary.id, summary.draft, summary.scheduled])).toEqual([
      ['tomorrow', false, true],
      ['past', false, false],
      ['draft', true, false],
    ]);
  });

  it('is content with no posts at all', () => {
    expect(loadContent({ root: site(), today }).posts).toEqual([]);
  });
});

describe('mistakes', () => {
  it('of all files come in one run', () => {
    const root = site({
      'content/projects/about.md': project(),
      'content/projects/shop.md': project({ projectType: 'hobby', role: undefined }),
      'content/blog/My Post.md': post(),
      'content/blog/bad.md': post({ date: '31-02-2023', preview: 'Too short' }),
      'content/blog/broken.md': '---\ntitle: [\n---\n',
      'content/blog/dead.md': post({}, '[a](/nowhere)'),
      'content/blog/empty.md': '',
    });
    const load = () => loadContent({ root, today });
    expect(load).toThrow(ContentError);
    expect(load).toThrow(/^content\/projects\/about\.md: file name\n {2}expected {2}/);
    const { problems } = readContent({ root, today });
    expect(problems.map(({ file, field }) => `${file}: ${field}`)).toEqual([
      'content/projects/about.md: file name',
      'content/projects/shop.md: projectType',
      'content/projects/shop.md: role',
      'content/blog/My Post.md: file name',
      'content/blog/bad.md: date',
      'content/blog/bad.md: preview',
      'content/blog/broken.md: front matter',
      'content/blog/empty.md: front matter',
      'content/blog/dead.md: text',
    ]);
  });

  it('do not keep the rest from being read', () => {
    const root = site({ 'content/blog/good.md': post(), 'content/blog/bad.md': '' });
    expect(readContent({ root, today }).content.posts).toHaveLength(1);
  });

  it('in a draft are reported too', () => {
    expect(problemsOf({ 'content/blog/a.md': post({ draft: true, title: '' }) })).toHaveLength(1);
  });

  it.each(['about', 'blog', 'certificates', 'images', 'cv', '404'])(
    'a project cannot be called %s, which has its address already',
    (slug) => {
      expect(problemsOf({ [`content/projects/${slug}.md`]: project() })).toMatchObject([
        {
          field: 'file name',
          found: expect.stringContaining(`"${slug}", which is the address of`),
        },
      ]);
    },
  );

  it.each([
    ['page', 'the pages of the blog, /blog/page/2/ and so on'],
    ['tags', 'the list of tags, /blog/tags/'],
    ['series', 'the lists of series, /blog/series/…/'],
    ['archive', 'the archive, /blog/archive/'],
    ['index', 'the blog itself, /blog/'],
  ])('a post cannot be called %s, which has its address already', (id, holder) => {
    expect(problemsOf({ [`content/blog/${id}.md`]: post() })).toMatchObject([
      {
        file: `content/blog/${id}.md`,
        field: 'file name',
        found: `"${id}", which is the address of ${holder}`,
      },
    ]);
  });

  it('in the tags of posts are found across files, drafts included', () => {
    const files = {
      'content/blog/a.md': post({ tags: ['CSS'] }),
      'content/blog/b.md': post({ tags: ['Css'], draft: true }),
    };
    expect(problemsOf(files)).toMatchObject([{ file: 'content/blog/b.md', field: 'tags' }]);
  });

  it('a cover has to be in public/, or beside the post', () => {
    const files = {
      'content/blog/b/there.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'content/blog/a.md': post({ cover: '/images/gone.png', coverAlt: 'A' }),
      'content/blog/b.md': post({ cover: 'b/there.svg', coverAlt: 'A' }),
      'content/blog/c.md': post({ cover: 'c/there.svg', coverAlt: 'A' }),
    };
    expect(problemsOf(files)).toMatchObject([
      {
        file: 'content/blog/a.md',
        line: 5,
        field: 'cover',
        found: expect.stringContaining('gone'),
      },
      { file: 'content/blog/c.md', line: 5, field: 'cover', found: expect.stringContaining('/c/') },
    ]);
  });

  it('a cover is shown as HTML with its size, at once', () => {
    const root = site({
      'content/blog/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>',
      'content/blog/a.md': post({ cover: 'a/b.svg', coverAlt: '"A" & <b>' }),
    });
    const [loaded] = loadContent({ root, today }).posts;
    expect(loaded?.render().coverHtml).toBe(
      '<img src="/blog/a/b.svg" alt="&#x22;A&#x22; &#x26; <b>" width="9" height="6" fetchpriority="high" decoding="async">',
    );
  });

  it('a post may have the name of a page: it stands below /blog/', () => {
    expect(problemsOf({ 'content/blog/about.md': post() })).toEqual([]);
  });

  it('deep nesting is reported with its line', () => {
    expect(problemsOf({ 'content/blog/a.md': post({}, '- '.repeat(2000)) })).toMatchObject([
      { line: 6, field: 'text', found: 'text that is too deeply nested' },
    ]);
  });
});

describe('dead links', () => {
  const dead = (file: string, field: string, address: string) =>
    expect.objectContaining({ file, field, found: `"${address}", which does not exist` });

  it('are found in all parts of a project', () => {
    const problems = problemsOf({
      'content/projects/shop.md': project(
        {
          contextDescription: '[a](/x2)',
          pictureUrl: '/images/x4.svg',
          images: [
            { src: '/images/a.svg', alt: 'a', caption: 'a' },
            { src: '/images/x5.svg', alt: 'a', caption: 'a' },
          ],
          testimonials: [
            {
              referent: 'A',
              referentRole: 'B',
              testimonialText: 'C',
              referentPictureUrl: '/images/x6.svg',
            },
          ],
        },
        '![a](/x3.png)',
      ),
    });
    const file = 'content/projects/shop.md';
    expect(problems).toEqual([
      dead(file, 'pictureUrl', '/images/x4.svg'),
      dead(file, 'images.1.src', '/images/x5.svg'),
      dead(file, 'testimonials.0.referentPictureUrl', '/images/x6.svg'),
      dead(file, 'contextDescription', '/x2/'),
      dead(file, 'text', '/x3.png'),
    ]);
  });

  it('are found in posts', () => {
    expect(problemsOf({ 'content/blog/a.md': post({}, '[a](./shpo)') })).toEqual([
      dead('content/blog/a.md', 'text', '/shpo/'),
    ]);
  });

  it('are those to posts that are not published', () => {
    const files = {
      'content/blog/a.md': post({}, '[b](/blog/b) [c](/blog/c)'),
      'content/blog/b.md': post({ draft: true }),
      'content/blog/c.md': post({ date: '01-01-2030' }),
    };
    expect(problemsOf(files)).toEqual([
      dead('content/blog/a.md', 'text', '/blog/b/'),
      dead('content/blog/a.md', 'text', '/blog/c/'),
    ]);
    expect(readContent({ root: site(files), today, drafts: true }).problems).toEqual([]);
  });

  it('are those to tags that no published post has', () => {
    const files = {
      'content/blog/a.md': post({ tags: ['CSS'] }, '[a](/blog/tags/js/) [b](/blog/page/2/)'),
      'content/blog/b.md': post({ tags: ['JS'], draft: true }),
    };
    expect(problemsOf(files)).toEqual([
      dead('content/blog/a.md', 'text', '/blog/tags/js/'),
      dead('content/blog/a.md', 'text', '/blog/page/2/'),
    ]);
  });

  it('are not those to a file that is reported already', () => {
    const problems = problemsOf({
      'content/blog/a.md': post({}, '[b](/blog/b) [shop](/shop)'),
      'content/blog/b.md': post({ title: '' }),
      'content/projects/shop.md': project({ title: '' }),
    });
    expect(problems.map(({ field }) => field)).toEqual(['title', 'title']);
  });

  it('are told beside mistakes in front matter, each with its line', () => {
    const text = 'One\n\n![](/c.png) [d](/e)';
    const problems = problemsOf({
      'content/blog/a.md': post({ title: '' }, text),
      'content/projects/shop.md': project({ title: '' }, text),
    });
    const told = problems.map(({ file, line, field }) => `${file}:${line} ${field}`);
    const linesIn = (file: string) => told.filter((one) => one.startsWith(file));
    expect(linesIn('content/blog/a.md')).toHaveLength(4);
    expect(linesIn('content/projects/shop.md')).toHaveLength(4);
    expect(told.filter((one) => /:\d+ title$/.test(one))).toHaveLength(2);
    expect(told.filter((one) => /:\d+ text$/.test(one))).toHaveLength(6);
  });

  it('are not those of a draft, whatever else is wrong with it', () => {
    const draft = post({ title: '', draft: true }, '[d](/e)');
    expect(problemsOf({ 'content/blog/a.md': draft }).map(({ field }) => field)).toEqual(['title']);
  });

  it('are not those to pages, projects, posts, their markdown, the CV and public files', () => {
    const links =
      '[a](/) [b](/about) [c](/shop) [d](/blog/a) [e](/blog/a.md) [f](/cv/john-doe-cv.pdf) [g](/deep/b.txt)';
    expect(
      problemsOf({
        'content/blog/a.md': post({}, links),
        'content/projects/shop.md': project(),
        'content/blog/b.md': post(
          { tags: ['CSS'], series: 'Steps' },
          '[a](/blog/tags) [b](/blog/tags/css) [c](/blog/series/steps/) [d](/blog/archive/2023) [e](/atom.xml)',
        ),
        'public/deep/b.txt': 'b',
      }),
    ).toEqual([]);
  });
});
