/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fixture, imported, projectFolder } from './support/imported';

it('makes drafts of posts whose day only a whole history would tell', async () => {
  const source = projectFolder({
    'hugo.toml': '',
    'content/posts/a.md': '---\ntitle: A\n---\n\nWords.\n',
    '.git/shallow': '8d5f7a0f9a1c3b2e4d6f8a0b1c2d3e4f5a6b7c8d\n',
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toContain('draft: true');
  expect(report).toContain(
    '1 post without a date: git has only the newest part of the history. Fetch all of it (git fetch --unshallow), and import again.',
  );
});

const dated = (fields = '') => `---\ntitle: T\ndate: 2020-01-01\n${fields}---\n\nWords.\n`;

it('takes the folder with dated texts of an unknown site, and lists the others', async () => {
  const source = projectFolder({
    'AGENTS.md': dated(),
    'docs/setup.md': '---\ntitle: Setup\n---\n\nWords.\n',
    'texts/a.md': dated(),
    'texts/b.mdx':
      "import Chart from './chart';\n\n{/* Ask Bob. */}\n\n:::info\n\nRead it.\n\n:::\n\nWords.\n",
  });
  const { files, read, report } = await imported(source);
  expect(files()).toEqual(['blog/a.md', 'blog/b.md']);
  expect(read('blog/b.md')).toMatch(/^---\n[^]*\n---\n\n> \[!NOTE\]\n> Read it\.\n\nWords\.\n$/);
  expect(report).toContain(
    'Files with front matter that are not taken for posts (1)\n\n  docs/setup.md',
  );
});

it('says how to name the folder of the posts if nothing tells it', async () => {
  const source = projectFolder({ 'docs/setup.md': '# Setup\n', 'texts/a.md': '# A\n\nWords.\n' });
  await expect(imported(source)).rejects.toThrow(
    'Name the folder of the posts: --posts content/articles',
  );
  const { files } = await imported(source, { posts: './texts/' });
  expect(files()).toEqual(['blog/a.md']);
});

it('finds posts that are not where a generator has them', async () => {
  const source = projectFolder({
    'astro.config.mjs': '',
    'data/blog/a.mdx': dated(),
    'data/snippets/b.mdx': dated(),
    'src/pages/blog/[slug].astro': '',
  });
  const { files } = await imported(source);
  expect(files()).toEqual(['blog/a.md']);
});

it.each([
  ['fields of its own', 'published: true\ncover_image: x.png\n', 'dev.to: 1 post.'],
  [
    'traces of another program',
    'published: true\ncover_image: x.png\nlayout: post\n',
    'Markdown: 1',
  ],
  ['nothing of its own', 'published: true\n', 'Markdown: 1'],
])('recognises dev.to by its fields: %s', async (_, fields, first) => {
  const { report } = await imported(projectFolder({ 'posts/a.md': dated(fields) }));
  expect(report).toContain(first);
});

it('recognises a backup of Hashnode by the field that only it has', async () => {
  const { report } = await imported(projectFolder({ 'my-post.md': dated('cuid: ckn0\n') }));
  expect(report).toContain('Hashnode: 1 post.');
});

it('says that the old site has a service worker', async () => {
  const source = projectFolder({
    'hugo.toml': '',
    'content/posts/a.md': dated(),
    'package.json': '{ "dependencies": { "workbox-cli": "7.0.0" } }',
  });
  const { report } = await imported(source);
  expect(report).toContain('A service worker (workbox-cli) shows returning readers the old site');
});

it('finds posts by the last part of an unknown URL, and files by the end of their paths', async () => {
  const source = projectFolder({
    'texts/a.md': dated().replace('Words', 'To [B](/articles/b/). ![A chart](/images/chart.png)'),
    'texts/b.md': dated().replace('title: T', 'title: B'),
    'statics/images/chart.png': readFileSync(`${fixture('hugo')}/static/images/chart.png`),
  });
  const { read } = await imported(source);
  expect(read('blog/a.md')).toContain('To [B](/blog/b/). ![A chart](a/chart.png)');
});

it('keeps no earlier path that is a page of this site, or only the file of one', async () => {
  const source = projectFolder({
    'hugo.toml': '',
    'content/posts/a.md': dated('aliases: [/about/]\nurl: /blog/a/index.html\n'),
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).not.toContain('aliases');
  expect(report).toContain('/about/ is a page here, or cannot be redirected by all hosts');
});
