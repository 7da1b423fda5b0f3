/** @jest-environment node */
import { type Files, imported, projectFolder } from './support/imported';

/** Front matter of posts that were not public. */
const hidden = [
  'published: false',
  'publish: no',
  'isPublished: false',
  'public: "false"',
  'listed: false',
  'draft: true',
  'Draft: TRUE',
  'isDraft: yes',
  'private: true',
  'hidden: true',
  'hide: 1',
  'unlisted: true',
  'headless: true',
  'status: draft',
  'status: scheduled',
  'visibility: members',
  'password: open sesame',
  'expiryDate: 2020-06-01',
  'build: { render: never }',
  '_build: { render: never }',
  '_build: { list: local }',
  'render: false',
  'permalink: false',
  'params: { hidden: true }',
];

/** Front matter that may hide a post, in a way that nobody here knows. */
const unclear = [
  'draft: almost',
  'published: when Ada agrees',
  'visible: false',
  'hiddenFromHomePage: true',
  'exclude_from_feed: true',
  'members-only: true',
  'archived: 2021',
  'hidden: { from: everyone }',
  'expiryDate: next spring',
  'publishDate: soon',
];

/** Front matter of posts that were public. */
const shown = [
  'published: true',
  'published: 2020-01-01',
  'publishDate: 2020-01-01',
  'draft: false',
  'draft:',
  'hidden: "no"',
  'status: Published',
  'visibility: public',
  'expiryDate: 2999-01-01',
  'build: { render: always }',
  'render: true',
  'cover: { hidden: true }',
  'hide_table_of_contents: true',
  'publisher: No',
  'private_notes: true',
];

/** The configuration of each generator, and where its posts are. */
const generators: Record<
  string,
  { files: Files; post: (name: string) => string; fields?: string }
> = {
  Astro: { files: { 'astro.config.mjs': '' }, post: (name) => `src/content/blog/${name}.md` },
  'dev.to': {
    files: { 'dev-to-git.json': '[]' },
    post: (name) => `${name}.md`,
    fields: 'published: true\n',
  },
  Docusaurus: { files: { 'docusaurus.config.js': '' }, post: (name) => `blog/${name}.md` },
  Eleventy: { files: { 'eleventy.config.js': '' }, post: (name) => `posts/${name}.md` },
  Gatsby: { files: { 'gatsby-config.js': '' }, post: (name) => `content/blog/${name}.md` },
  Hashnode: { files: {}, post: (name) => `c${name.replace('-', '').padStart(24, '0')}.md` },
  Hexo: { files: { '_config.yml': '' }, post: (name) => `source/_posts/${name}.md` },
  Hugo: {
    files: { 'hugo.toml': '', 'archetypes/default.md': '' },
    post: (name) => `content/posts/${name}.md`,
  },
  Jekyll: { files: { '_config.yml': '' }, post: (name) => `_posts/2020-01-01-${name}.md` },
  Markdown: { files: {}, post: (name) => `notes/${name}.md` },
  'Next.js': { files: { 'next.config.mjs': '' }, post: (name) => `posts/${name}.mdx` },
  Obsidian: { files: { '.obsidian/app.json': '{}' }, post: (name) => `${name}.md` },
  Quartz: { files: { 'quartz.config.ts': '' }, post: (name) => `content/${name}.md` },
  Zola: { files: { 'zola.toml': 'base_url = "/"' }, post: (name) => `content/blog/${name}.md` },
};

it.each(Object.keys(generators))(
  '%s: publishes what was public, and asks what is unclear',
  async (name) => {
    const { files, post, fields: own = '' } = generators[name]!;
    // All generators share the table of fields: the first ones of each list show that they use it.
    const count = name === 'Markdown' ? Infinity : 4;
    const [wasHidden, isUnclear, wasShown] = [hidden, unclear, shown].map((all) =>
      all.slice(0, count),
    ) as [string[], string[], string[]];
    const lines = [...wasHidden, ...isUnclear, ...wasShown];
    const posts = lines.map((line, index) => {
      const fields = `title: Post ${index}\ndate: 2020-01-01\ndatePublished: 2020-01-01\n${own}${line}`;
      return [post(`post-${index}`), `---\n${fields}\n---\nWords.\n`] as const;
    });
    const source = projectFolder({ ...files, ...Object.fromEntries(posts) });
    const { files: written, read, report } = await imported(source);
    expect(report).toContain(`${name}: ${lines.length} posts.\n`);
    const texts = written().map(read);
    const textOf = (index: number) => texts.find((text) => text.includes(`title: Post ${index}\n`));
    const drafts = lines.filter((_, index) => /^draft: true$/m.test(textOf(index)!));
    expect(drafts).toEqual([...wasHidden, ...isUnclear]);
    expect(report).toContain(`Drafts, as on the other site (${wasHidden.length})`);
    expect(report).toContain(`New drafts (${isUnclear.length})`);
    expect(report).toContain('may have been hidden, so it is a draft: draft: almost\n');
  },
);

const post = (fields = '') => `---\ntitle: Post\ndate: 2020-01-01\n${fields}---\nWords.\n`;
const hugo = { 'hugo.toml': '', 'archetypes/default.md': '' };
const zola = { 'zola.toml': 'base_url = "/"' };
const schema = (field: string) =>
  `const blog = z.object({\n  // draft: z.boolean(),\n  ${field},\n});`;

it.each<[string, Files]>([
  [
    'defaults of Jekyll',
    {
      '_config.yml': `defaults:
  - { scope: { path: '', type: posts }, values: { published: true } }
  - { scope: { path: _posts/secret }, values: { published: false } }`,
      '_posts/secret/2020-01-01-a.md': post(),
    },
  ],
  [
    'what Jekyll excludes',
    { '_config.yml': 'exclude: [_posts/old]', '_posts/old/2020-01-01-a.md': post() },
  ],
  ['a post of Jekyll without a day in its name', { '_config.yml': '', '_posts/a.md': post() }],
  [
    'a cascade in the configuration of Hugo for a folder',
    {
      ...hugo,
      'hugo.toml':
        '[[cascade]]\n[cascade.build]\nrender = "never"\n[cascade.target]\npath = "/posts/**"',
      'content/posts/2020/a.md': post(),
    },
  ],
  [
    'a cascade of a section of Hugo',
    {
      ...hugo,
      'content/posts/_index.md': '---\ncascade:\n  - params: { private: true }\n---\n',
      'content/posts/a.md': post(),
    },
  ],
  [
    'a resource of a post of Hugo',
    {
      ...hugo,
      'content/posts/b/index.md': post('draft: true\n').replace('Post', 'B'),
      'content/posts/b/a.md': post(),
    },
  ],
  [
    'a section of Zola that is a draft',
    { ...zola, 'content/blog/_index.md': '+++\ndraft = true\n+++\n', 'content/blog/a.md': post() },
  ],
  [
    'data of a folder of Eleventy',
    {
      'eleventy.config.js': '',
      'posts/posts.json': '{ "draft": true }',
      'posts/old/a.md': post(),
    },
  ],
  [
    'data of a folder of Eleventy in code',
    {
      'eleventy.config.js': '',
      'posts/posts.11tydata.js': 'export default {\n  permalink: false,\n};',
      'posts/a.md': post(),
    },
  ],
  [
    'what Eleventy ignores',
    {
      'eleventy.config.js': '',
      '.eleventyignore': '# Later\nposts/later',
      'posts/later/a.md': post(),
    },
  ],
  [
    'a schema of Astro',
    {
      'astro.config.mjs': '',
      'src/content.config.ts': schema('isDraft: z.boolean().default(true)'),
      'src/content/blog/a.md': post(),
    },
  ],
  [
    'a name with an underscore in Astro',
    { 'astro.config.mjs': '', 'src/content/blog/_a.md': post() },
  ],
  [
    'a schema of Contentlayer',
    {
      'next.config.mjs': '',
      'contentlayer.config.ts': `fields: {\n published: {\n type: 'boolean',\n default: false } }`,
      'posts/a.mdx': post(),
    },
  ],
  [
    'what a text in MDX exports',
    { 'next.config.mjs': '', 'posts/a.mdx': `${post()}\nexport const meta = { draft: true };\n` },
  ],
  [
    'notes of Quartz that do not ask for it',
    { 'quartz.config.ts': 'filters: [Plugin.ExplicitPublish()],', 'content/a.md': post() },
  ],
  [
    'notes that Quartz ignores',
    { 'quartz.config.ts': 'ignorePatterns: ["personal"],', 'content/x/personal/a.md': post() },
  ],
  [
    'notes of a digital garden that do not ask for it',
    {
      '.obsidian/app.json': '',
      'b.md': post('dg-publish: false\n').replace('Post', 'B'),
      'a.md': post(),
    },
  ],
  [
    'a text that does not say that it is published, among others that do',
    {
      'a.md': post(),
      'b.md': post('published: false\n').replace('Post', 'B'),
      'c.md': post('published: false\n').replace('Post', 'C'),
    },
  ],
  ['a folder of drafts', { 'posts/_drafts/a.md': post(), 'posts/Private/b.md': post() }],
])('keeps private: %s', async (_, files) => {
  const { read, files: written } = await imported(projectFolder(files));
  expect(written()).toContain('blog/a.md');
  for (const file of written()) expect(read(file)).toMatch(/^draft: true$/m);
});

it.each([
  ['published', 'public', false],
  ['draft', 'public', true],
  ['scheduled', 'public', true],
  ['sent', 'public', true],
  ['published', 'paid', true],
  ['published', 'tiers', true],
])('reads from Ghost: status %s, visibility %s', async (status, visibility, isDraft) => {
  const one = { id: 1, slug: 'a', title: 'Post', published_at: '2020-01-01', status, visibility };
  const source = projectFolder({ 'ghost.json': JSON.stringify({ data: { posts: [one] } }) });
  const { read } = await imported(source);
  expect(read('blog/a.md').includes('draft: true')).toBe(isDraft);
});

it('lets a post decide against the defaults', async () => {
  const source = projectFolder({
    '_config.yml': 'defaults: [{ scope: { path: "" }, values: { published: false } }]',
    '_posts/2020-01-01-a.md': post('published: true\n'),
  });
  const { read } = await imported(source);
  expect(read('blog/a.md')).not.toMatch(/^draft/m);
});

it('schedules posts that were to appear later', async () => {
  const source = projectFolder({
    ...hugo,
    'content/posts/a.md': post('publishDate: 2999-05-01T08:00:00Z\n'),
    'content/posts/b.md': post('published_at: 2999-06-01\n').replace('Post', 'B'),
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toContain('date: 01-05-2999\n');
  expect(read('blog/b.md')).toContain('date: 01-06-2999\n');
  expect(report).toContain('2 published, 0 drafts');
});

it('says that posts do not expire here', async () => {
  const { report } = await imported(projectFolder({ 'a.md': post('expiryDate: 2999-01-01\n') }));
  expect(report).toContain('blog/a.md  expiryDate: 2999-01-01, but posts do not expire here');
});

it('publishes no file that only a draft links to', async () => {
  const source = projectFolder({
    'a.md': post('draft: true\n').replace('Words', '[The contract](contract.pdf)'),
    'contract.pdf': '%PDF-1.7',
  });
  const { publicFiles, report } = await imported(source);
  expect(publicFiles()).toEqual([]);
  expect(report).toContain(
    'blog/a.md:8  a file that would be published though the post is a draft: contract.pdf',
  );
});
