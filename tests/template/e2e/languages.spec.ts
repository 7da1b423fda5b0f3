import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteUrl } from '@/app/owner';
import { settings } from '@/data/site';
import { strings as english } from '@/data/strings';
import { filesIn } from '@/lib/files/files-in';
import { withBasePath } from '@/lib/urls';
import { readPdf } from '@/scripts/cv/read-pdf';
import { exportedPages } from '../../site/support/exported-pages';
import { readSitemap } from '../../site/support/sitemap';
import { expect, test } from '../../site/support/test';
import { strings as french } from '../fixtures/translations/fr/strings';

/* The files of a site in two languages. */

const out = 'out-fixtures';
const main = settings.language;
const pages = exportedPages(out);
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
const pageAt = (url: string) => pages.find((page) => absoluteUrl(page.path.slice(1)) === url);

test('the pages below /fr/ are in French, the others in the main language', () => {
  for (const page of pages) {
    const expected = page.path.startsWith('./fr/') ? 'fr' : main;
    expect.soft(page.language, page.path).toBe(expected);
  }
  expect(pages.filter(({ isNotFound }) => isNotFound).map((page) => page.language)).toEqual([
    main,
    'fr',
  ]);
});

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const meta = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
const versionsIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag = '', url = '']) => [tag, url] as const,
  );

/** The paths of pages in both languages. */
const pairs = [
  ['/', '/fr/'],
  ['/about/', '/fr/about/'],
  ['/projects/', '/fr/projects/'],
  ['/blog/', '/fr/blog/'],
  ['/contact/', '/fr/contact/'],
  ['/atlas/', '/fr/atlas/'],
  ['/blog/wheat-paste/', '/fr/blog/wheat-paste/'],
  ['/blog/eight-pages/', '/fr/blog/huit-pages/'],
  ['/songbook/', '/fr/chansonnier/'],
  ['/workshop/', '/fr/atelier/'],
].map((pair) => pair.map(absoluteUrl));

test('each page names its versions in all languages, and pages in one language name none', () => {
  for (const { path: name, html } of pages) {
    const pair = pairs.find(([original, translation]) =>
      [original, translation].includes(absoluteUrl(name.slice(1))),
    );
    const [original = '', translation = ''] = pair ?? [];
    const expected = [
      [main, original],
      ['fr', translation],
      ['x-default', original],
    ];
    expect.soft(versionsIn(html), name).toEqual(pair ? expected : []);
  }
});

test('the sitemaps have the same versions, and robots find both', async ({ page }) => {
  for (const name of ['sitemap.xml', 'fr/sitemap.xml']) {
    const urls = await readSitemap(page, read(name));
    expect(urls.length).toBeGreaterThan(8);
    for (const { loc, versions } of urls) {
      expect.soft(versions, loc).toEqual(versionsIn(pageAt(loc)?.html ?? ''));
    }
    expect(read('robots.txt')).toContain(`Sitemap: ${absoluteUrl(`/${name}`)}\n`);
  }
});

test('each page says its own URL and language, and one person is the author of all', () => {
  const french = pages.filter(({ language, isNotFound }) => language === 'fr' && !isNotFound);
  for (const { path: name, html } of french) {
    const url = absoluteUrl(name.slice(1));
    expect.soft(canonicalIn(html)).toBe(url);
    expect.soft(meta(html, 'og:url')).toBe(url);
    expect.soft(meta(html, 'og:locale')).toBe('fr_FR');
    expect.soft(html, name).not.toContain(`"inLanguage":"${main}"`);
  }
  const people = new Set(pages.flatMap(({ html }) => html.match(/"@id":"[^"]*#person"/g) ?? []));
  expect([...people]).toEqual([`"@id":"${absoluteUrl('/#person')}"`]);
  const [, json = ''] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(
      read('fr/blog/huit-pages/index.html'),
    ) ?? [];
  expect(json).toContain(`"translationOfWork":{"@id":"${absoluteUrl('/blog/eight-pages/')}"}`);
});

test('feeds and the search of a language have its own posts alone', () => {
  for (const name of ['rss.xml', 'atom.xml', 'feed.json', 'search.json', 'llms.txt']) {
    const inMain = read(name);
    const inFrench = read(`fr/${name}`);
    expect(inMain).toContain('Wheat paste keeps');
    expect(inMain).not.toMatch(/La colle de/);
    expect(inFrench).toContain('La colle de farine');
    expect(inFrench).toContain('La colle de peau');
    expect(inFrench).not.toMatch(/Wheat paste|Sixteen pages|The workshop/);
  }
  expect(read('fr/rss.xml')).toContain('<language>fr</language>');
  expect(JSON.parse(read('fr/feed.json'))).toMatchObject({ language: 'fr' });
});

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);

test('the languages share scripts, and none loads the strings of the other one', () => {
  const base = withBasePath('/');
  const scriptsOf = (language: string) => {
    const urls = pages.filter((page) => page.language === language).map(({ html }) => html);
    return new Set(urls.flatMap(scriptsIn));
  };
  const [inMain, inFrench] = [scriptsOf(main), scriptsOf('fr')];
  const text = (urls: ReadonlySet<string>) =>
    [...urls].map((url) => read(url.slice(base.length))).join('\n');
  for (const url of inFrench) expect(url).toMatch(new RegExp(`^${base}_next/`));
  expect(text(inFrench)).toContain(french.layout.skip);
  expect(text(inFrench)).not.toContain(english.layout.skip);
  expect(text(inMain)).not.toContain(french.layout.skip);
  const own = new Set([...inFrench].filter((url) => !inMain.has(url)));
  expect(text(own).length).toBeLessThan(text(inFrench).length / 2);
});

test('links lead to the translation, whatever its name, or to the original and name its language', () => {
  const links = (name: string) => read(name).match(/<a [^>]*>/g) ?? [];
  const to = (target: string) => `href="${withBasePath(target)}"`;
  for (const [name, target, language] of [
    ['fr/projects/index.html', '/fr/chansonnier/'],
    ['fr/projects/index.html', '/press/', main],
    ['fr/atlas/index.html', '/fr/blog/huit-pages/'],
    ['fr/blog/huit-pages/index.html', '/fr/atlas/'],
    ['fr/blog/huit-pages/index.html', '/blog/sixteen-pages/', main],
    // The footer, and the links to the other language in the header.
    ['fr/index.html', '/fr/atelier/'],
    ['workshop/index.html', '/fr/atelier/', 'fr'],
    ['press/index.html', '/fr/projects/', 'fr'],
    ['fr/blog/colle-de-peau/index.html', '/blog/', main],
  ] as const) {
    const link = links(name).find((tag) => tag.includes(to(target)));
    const [, tag] = /hreflang="([^"]*)"/i.exec(link ?? '') ?? [];
    expect.soft([link && target, tag], name).toEqual([target, language]);
  }
  expect(read('fr/projects/index.html')).not.toContain(to('/fr/press/'));
});

test('the CV and the résumé are in the language of their pages', async () => {
  const [file = ''] = filesIn(path.join(out, 'fr/cv')).filter((name) => /-cv-fr\.pdf$/.test(name));
  const bytes = readFileSync(path.join(out, 'fr/cv', file));
  expect(bytes.toString('latin1')).toMatch(/\/Lang ?\(fr\)/);
  const { text } = await readPdf(bytes);
  for (const part of [french.cv.experience, french.cv.education, 'févr. 2019', 'France']) {
    expect(text).toContain(part);
  }
  const resume = JSON.parse(read('fr/resume.json')) as { basics: object; meta: object };
  expect(resume.meta).toMatchObject({ language: 'fr', canonical: absoluteUrl('/fr/resume.json') });
  expect(resume.basics).not.toHaveProperty('phone');
});
