import { aliasFiles } from '@/scripts/build/alias-files';
import { projectFolder } from '../../support/content-folder';

const out = projectFolder({ 'atom.xml': '<feed/>', 'cv/a.pdf': '%PDF' });

const files = aliasFiles(
  new Map([
    ['/old/', { title: 'Q & A <1>', path: '/new/' }],
    ['/2019/old.html', { title: 'New', path: '/new/' }],
    ['/index.xml', { title: '/atom.xml', path: '/atom.xml' }],
    ['/rss/', { title: '/atom.xml', path: '/atom.xml' }],
    ['/cv/', { title: '/cv/a.pdf', path: '/cv/a.pdf' }],
    ['/old.pdf', { title: '/cv/a.pdf', path: '/cv/a.pdf' }],
  ]),
  {
    out,
    basePath: '/portfolio',
    absoluteUrl: (path) => `https://a.test/portfolio${path}`,
    language: 'en',
    colorScheme: 'dark',
  },
);

test('an alias redirects without script, and stays out of search engines', () => {
  const page = files['old/index.html']?.toString();
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/portfolio/new/">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<link rel="canonical" href="https://a.test/portfolio/new/">');
  expect(page).toContain('<a href="/portfolio/new/">Q &amp; A &lt;1></a>');
});

test('the file of an alias has its path', () => {
  expect(Object.keys(files)).toEqual([
    'old/index.html',
    '2019/old.html',
    'index.xml',
    'rss/index.html',
    'cv/index.html',
    'old.pdf',
  ]);
});

test('the old path of a feed has the feed itself', () => {
  expect(files['index.xml']?.toString()).toBe('<feed/>');
  expect(files['rss/index.html']?.toString()).toBe('<feed/>');
});

test('the old path of another file has that file only if the extensions are the same', () => {
  expect(files['old.pdf']?.toString()).toBe('%PDF');
  expect(files['cv/index.html']?.toString()).toContain('url=/portfolio/cv/a.pdf');
});
