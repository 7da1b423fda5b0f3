/** @jest-environment node */
import { planPosts } from '../src/plan';
import { readSource } from '../src/read-source';
import { type Files, imported, projectFolder } from './support/imported';

const post = (fields = '') => `---\ntitle: The C# Title, 2\n${fields}---\n\nWords.\n`;

/** The old URLs of the posts of a site, in the order of their files. */
function urlsOf(files: Files, url?: string): (string | undefined)[] {
  const { posts, site } = readSource(projectFolder(files), { url });
  const here = { posts: [], language: 'en' };
  return planPosts(posts, { site, here, dayOf: () => undefined, prefix: '' }).map(
    ({ oldPath }) => oldPath,
  );
}

it.each([
  // The names of its styles, and patterns
  ['permalink: pretty', '', '/2020/03/14/Some_Name/'],
  ['', '', '/2020/03/14/Some_Name.html'],
  ['permalink: /:slug', '', '/some-name'],
  ['permalink: /:year/:short_month/:title/', '', undefined],
  // Categories: words of a text, items of a list
  ['permalink: pretty', 'categories: Web tools\n', '/web/tools/2020/03/14/Some_Name/'],
  ['permalink: pretty', 'categories: [Web tools]\n', '/web tools/2020/03/14/Some_Name/'],
  ['permalink: /:slugified_categories/:title/', 'category: Web tools\n', '/web-tools/Some_Name/'],
  // The permalink of the post, then that of defaults, of the collection, of the site
  ['permalink: pretty', 'permalink: /p/:year/:title/\n', '/p/2020/Some_Name/'],
  [
    'permalink: pretty\ncollections: { posts: { permalink: "/c/:title/" } }\ndefaults: [{ scope: { path: "" }, values: { permalink: "/d/:title/" } }]',
    '',
    '/d/Some_Name/',
  ],
  ['permalink: pretty\ncollections: { posts: { permalink: "/c/:title/" } }', '', '/c/Some_Name/'],
  // A slug goes before the name of the file
  ['permalink: /:title/', 'slug: Other Name\n', '/Other-Name/'],
])('knows the URL in Jekyll by %j and %j', (config, fields, url) => {
  const files = { '_config.yml': config, '_posts/2020-03-14-Some_Name.md': post(fields) };
  expect(urlsOf(files)).toEqual([url]);
});

it.each([
  ['_layouts', '', 'Travel/asia/_posts', '/travel/asia/food/a/'],
  // The site is below the repository
  ['src/_layouts', '', 'src/Travel/_posts', '/travel/food/a/'],
  ['src/_layouts', 'collections_dir: texts', 'src/texts/_posts', '/food/a/'],
])(
  'takes the folders above _posts for categories in Jekyll: %s, %s',
  (layouts, config, folder, url) => {
    const files = {
      '_config.yml': `permalink: /:categories/:title/\n${config}`,
      [`${layouts}/post.html`]: '',
      [`${folder}/2020-03-14-a.md`]: post('categories: [food]\n'),
    };
    expect(urlsOf(files)).toEqual([url]);
  },
);

it('knows the URL in Jekyll without a configuration', () => {
  const files = { '_layouts/post.html': '', '_posts/2020-03-14-a.md': post() };
  expect(urlsOf(files)).toEqual(['/2020/03/14/a.html']);
});

it('knows the URL in Next.js by the folder of the texts, and no other', () => {
  const files = {
    'next.config.js': '',
    'app/[slug]/page.tsx': '',
    'content/a/index.md': post('date: 2020-03-14\n'),
    'texts/b.md': post('date: 2020-03-14\n'),
  };
  expect(urlsOf(files)).toEqual(['/a', undefined]);
});

it('says that a name that code gives to posts of Astro was not read', () => {
  const { site } = readSource(
    projectFolder({
      'astro.config.mjs': '',
      'src/content.config.ts': 'glob({ base: "./src/posts", generateId: ({ data }) => data.id })',
      'src/pages/[...slug].astro': '',
      'src/posts/a.md': post('date: 2020-03-14\n'),
    }),
  );
  expect(site.unreadUrls).toEqual(['src/content.config.ts: generateId']);
});

it.each([
  // Without a pattern, the path of the file counts
  ['', '', '/posts/2020-some-name/'],
  ['', 'slug: Other Name\n', '/posts/other-name/'],
  ['uglyURLs: true', '', '/posts/2020-some-name.html'],
  ['disablePathToLower: true', '', '/posts/2020-Some-Name/'],
  // :slug is the slug or else the title, and never the name of the file
  ['permalinks: { posts: "/:year/:slug/" }', 'slug: x\n', '/2020/x/'],
  ['permalinks: { posts: "/:year/:slug/" }', '', '/2020/the-c%23-title-2/'],
  ['permalinks: { posts: "/:title/" }', 'slug: x\n', '/the-c%23-title-2/'],
  ['permalinks: { page: { posts: "/b/:contentbasename/" } }', '', '/b/2020-some-name/'],
  ['permalinks: { posts: "/:section/:filename/" }', 'slug: x\n', '/posts/2020-some-name/'],
  ['permalinks: { posts: "/:weekday/:title/" }', '', undefined],
  ['permalinks: { posts: "/:title/" }', 'url: /own/:year/\n', '/own/2020/'],
])('knows the URL in Hugo by %j and %j', (config, fields, url) => {
  const files = {
    'hugo.yaml': config,
    'content/posts/2020 Some Name.md': post(`date: 2020-03-14\n${fields}`),
  };
  expect(urlsOf(files)).toEqual([url]);
});

it('takes the first folder below the content of a language for the section in Hugo', () => {
  const permalinks = 'permalinks: { posts: "/blog/:filename/" }\n';
  const ofLanguage = 'languages: { en: { contentDir: texts/english }, fr: {} }';
  const files = {
    'hugo.yaml': `${permalinks}${ofLanguage}`,
    'archetypes/default.md': '',
    'texts/english/posts/deep/a.md': post('date: 2020-03-14\n'),
  };
  expect(urlsOf(files)).toEqual(['/blog/a/']);
});

it.each([
  ['posts.json', '{ "permalink": "/w/{{ page.fileSlug }}/" }', '/w/name/'],
  [
    'posts.json',
    '{ "permalink": "/w/{{ page.date | date: \'%Y/%m\' }}/{{ id }}/" }',
    '/w/2020/03/7/',
  ],
  ['posts.json', '{ "permalink": "/{{ topic | slugify }}/" }', '/my-topic/'],
  // Their letters are written in different ways
  ['posts.json', '{ "permalink": "/{{ title | slugify }}/" }', undefined],
  ['posts.json', '{ "permalink": "/{{ page.date | ownFilter }}/" }', undefined],
  ['posts.11tydata.js', 'export default { permalink: "/w/{{ page.fileSlug }}/" };', '/w/name/'],
  [
    'posts.11tydata.js',
    'export default {\n  permalink: function ({ page }) {\n    return `/w/${ page.fileSlug }/`;\n  },\n};',
    '/w/name/',
  ],
  ['posts.11tydata.js', 'module.exports = { permalink: (data) => `/w/${data.id}/` };', '/w/7/'],
  [
    'posts.11tydata.js',
    'module.exports = { eleventyComputed: { permalink: (data) => {\n const slug = slugOf(data);\n return `/w/${slug}/`; } } };',
    undefined,
  ],
  // The front matter of the layout
  ['../_includes/post.njk', '---\npermalink: /l/{{ page.fileSlug }}/\n---\n', '/l/name/'],
  ['none.txt', '', '/posts/2020-03-14-name/'],
])('knows the URL in Eleventy by %s: %s', (file, text, url) => {
  const files = {
    '.eleventy.js': '',
    'posts/2020-03-14-name.md': post('layout: post.njk\npermalink: null\nid: 7\ntopic: My topic\n'),
    [`posts/${file}`]: text,
  };
  expect(urlsOf(files)).toEqual([url]);
});

it.each([
  ['createFilePath({ node, getNode })', '/posts/a/'],
  ['createFilePath({ node, getNode, basePath: "posts" })', '/a/'],
  ['createFilePath({ node, getNode, basePath })', undefined],
  ['value: `/blog${createFilePath({ node, getNode })}`', '/blog/posts/a/'],
  // Pages of tags have other URLs
  ["path: '/blog' + post.frontmatter.slug\n path: `/tags/${tag.slug}`", '/blog/my-post'],
  ['createFilePath(one)\n path: `/blog${node.slug}`\n path: `/notes${node.slug}`', undefined],
])('knows the URL in Gatsby by %j', (program, url) => {
  const files = {
    'gatsby-config.js': 'path: `${__dirname}/content`',
    'gatsby-node.js': program,
    'content/posts/a.md': post('date: 2020-03-14\nslug: my-post\n'),
  };
  expect(urlsOf(files)).toEqual([url]);
});

it('takes the slug of a post for the name in a pattern that is given', () => {
  const files = { '.eleventy.js': '', 'posts/a.md': post('date: 2020-03-14\nslug: x\n') };
  expect(urlsOf(files, '/:year/:title/')).toEqual(['/2020/x/']);
});

it('knows the folders and categories in URLs of Hexo', () => {
  const files = {
    '_config.yml': 'permalink: :category/:title/\ndefault_category: other',
    'source/_posts/deep/2020-03-14-a.md': post(),
    'source/_posts/b.md': post('date: 2020-03-14\ncategories: [Web Dev, CSS]\n'),
  };
  expect(urlsOf(files)).toEqual(['/Web-Dev/CSS/b/', '/other/deep/2020-03-14-a/']);
});

it('says which URLs it does not know, and shows one that a person can try', async () => {
  const source = projectFolder({
    'hugo.yaml': 'baseURL: https://old.test\npermalinks: { posts: "/:weekday/:title/" }',
    'content/posts/a.md': post('date: 2020-03-14\n'),
    'content/blog/b.md': post('date: 2020-03-15\n'),
    'vercel.json': '{ "redirects": [] }',
  });
  const { report } = await imported(source);
  expect(report).toContain(
    'The old URLs of 1 post are unknown (/:weekday/:title/), so they do not redirect. Give --url.',
  );
  expect(report).toContain('vercel.json: redirects was not read.');
  expect(report).toContain(
    'Try an old URL, to see whether all are right: https://old.test/blog/b/ was "The C# Title, 2".',
  );
  expect(report).toContain('2 of 2 need nothing more, but see "Old URLs".');
});

it('lists pages of tags and archives that texts link to', async () => {
  const text = 'On [CSS](/tags/css/), in [2019](/archives/2019/), and [CSS](/tags/css/) again.';
  const { report } = await imported(
    projectFolder({
      'hugo.yaml': 'baseURL: https://old.test',
      'content/posts/a.md': `${post('date: 2020-03-14\ntags: [CSS]\n')}${text}`,
    }),
  );
  expect(report).toContain('  blog/a.md:11  the page of a tag, /blog/tags/css/ here: /tags/css/');
  expect(report).toContain('  blog/a.md:11  a list of posts on the other site: /archives/2019/');
});
