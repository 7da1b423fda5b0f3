import { fork } from 'node:child_process';
import { once } from 'node:events';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import type { Section } from '@/lib/cv/sections';
import { cvData, missingCvLetters } from '@/scripts/cv/cv-data';
import { cvText } from '@/scripts/cv/cv-text';
import { renderCv } from '@/scripts/cv/render-cv';
import { renameFields } from '@/scripts/shared/earlier-names';
import { cvSource, resumeFile, resumeNames } from '../../support/resumes';

const sourceOf = (name: string) => cvSource(renameFields(resumeFile(name)));

/** Jest cannot import the parser of PDF files, so it runs in another process. */
const reader = fork('tests/template/unit/cv/read-pdfs.ts', {
  execArgv: ['--import', 'tsx'],
  serialization: 'advanced',
});
const ended = new AbortController();
reader.once('exit', () => ended.abort(new Error('The process that reads PDF files has ended.')));

afterAll(() => reader.disconnect());

/** The text of each PDF file with single spaces, and its number of pages. */
async function pdfTexts(pdfs: readonly Uint8Array[]): Promise<{ text: string; pages: number }[]> {
  reader.send(pdfs);
  const [read] = (await once(reader, 'message', { signal: ended.signal })) as [
    { text: string; pages: number }[],
  ];
  return read.map(({ text, pages }) => ({ text: text.replace(/\s+/g, ' '), pages }));
}

const entriesOf = (section: Section) => (section.type === 'entries' ? section.entries : []);

/** The words of a CV that show its order: name, headings and titles of entries. */
function landmarks(source: ReturnType<typeof sourceOf>) {
  const { name, sections } = cvData(source);
  return [
    name,
    ...sections.flatMap((section) => [
      section.heading,
      ...entriesOf(section).map(({ title = '' }) => title),
    ]),
  ];
}

it('is read by a parser in the order of the page', async () => {
  // PDF.js returns the words of an Arabic line from left to right.
  const names = resumeNames.filter((name) => name !== 'translator');
  const pdfs = await Promise.all(names.map((name) => renderCv(['a4'], sourceOf(name))));
  for (const [index, { text }] of (await pdfTexts(pdfs.flat())).entries()) {
    let from = 0;
    for (const words of landmarks(sourceOf(names[index] ?? ''))) {
      const found = text.indexOf(words, from);
      expect({ name: names[index], words, isFound: found >= from }).toMatchObject({
        isFound: true,
      });
      from = found;
    }
  }
});

it('quotes references with the marks of its language', async () => {
  const source = sourceOf('professor');
  const [{ reference = '' } = {}] = source.resume.references;
  const inFrench = { ...source, settings: { ...source.settings, language: 'fr' } };
  const pdfs = await Promise.all([source, inFrench].map((one) => renderCv(['a4'], one)));
  const [english, french] = (await pdfTexts(pdfs.flat())).map(({ text }) => text);
  const [beginning] = reference.split(/[\s“”"]+/).filter(Boolean);
  expect(english).toContain(`“${beginning}`);
  expect(french).toMatch(new RegExp(`«\\s?${beginning}`));
});

it('has one page if everything fits', async () => {
  const pdfs = await renderCv(['letter'], sourceOf('professor'));
  expect((await pdfTexts(pdfs))[0]?.pages).toBe(1);
});

it('sets Cyrillic and Arabic, which the typefaces of the theme lack', async () => {
  for (const name of ['teacher', 'translator']) {
    expect(missingCvLetters(cvData(sourceOf(name)), theme)).toEqual([]);
  }
  const pdfs = await renderCv(['a4'], sourceOf('translator'));
  expect(Buffer.from(pdfs[0] ?? '').toString('latin1')).toContain('/StructTreeRoot');
  const words = (await pdfTexts(pdfs))[0]?.text.split(/[^\p{L}]+/u);
  // The words of "Layla Haddad, translator, ten years".
  expect(words).toEqual(expect.arrayContaining(['ليلى', 'حداد', 'مترجمة', 'عشر', 'سنوات']));
});

it('keeps all words of an entry that is longer than a page', async () => {
  const highlights = Array.from({ length: 120 }, (_, index) => `Voyage ${index} to Valparaíso`);
  const source = cvSource({
    basics: { name: 'Ada' },
    work: [{ position: 'Captain', highlights }],
  });
  const [read] = await pdfTexts(await renderCv(['a4'], source));
  expect(highlights.filter((text) => !read?.text.includes(text))).toEqual([]);
  expect(read?.pages).toBe(2);
});

it('begins an entry without a title with its date', async () => {
  const source = cvSource({
    basics: { name: 'Ada' },
    work: [{ startDate: '2019', summary: 'At sea.' }],
    interests: [{ name: 'Knots' }, { name: 'Maps' }],
  });
  const [read] = await pdfTexts(await renderCv(['a4'], source));
  expect(read?.text).toMatch(/[^·]+ 2019[^·]* At sea\..* Knots, Maps/);
});

it('leaves out emoji, and highlights that consist of nothing else', async () => {
  const source = sourceOf('designer');
  expect(missingCvLetters(cvData(source), theme)).toContain('🦊');
  const text = (await pdfTexts(await renderCv(['a4'], source)))[0]?.text;
  expect(text).toContain('Illustrator & type designer');
  expect(text).toContain('the animals that live between them.');
  expect(text).not.toMatch(/\p{Extended_Pictographic}|– – /u);
});

it('can be made without the letters of a script that no typeface has', async () => {
  const source = cvSource({
    basics: { name: '郭海旭', email: 'guo@guo.test', location: { city: '北京' } },
    references: [{ name: 'Jane', reference: '很好' }],
    interests: [{ name: '围棋' }, { name: 'Chess' }],
  });
  const [read] = await pdfTexts(await renderCv(['a4'], source));
  expect(read?.text.trim()).toMatch(/^guo@guo\.test .*Interests Chess$/);
});

it('has no sections, contacts or details that the résumé lacks', () => {
  const { contacts, sections, availability } = cvData(sourceOf('chef'));
  expect({ contacts, availability }).toEqual({ contacts: [], availability: undefined });
  expect(sections.map(({ heading }) => heading)).toEqual([strings.cv.experience]);
});

it('shows phone and street only if the site publishes them', () => {
  const written = resumeFile('lawyer');
  const shown = (publish?: { phone: boolean; address: boolean }) =>
    cvText(cvSource(written, { publish }));
  expect(shown()).not.toMatch(/5550|Marine Lines/);
  expect(shown({ phone: true, address: true })).toMatch(
    /Marine Lines, Flat 4, 400020[^]*5550 1234/,
  );
});

it('links a project to its page, but not a publication of the same name', () => {
  const publications = [{ name: 'Wilga', url: 'https://press.test/' }];
  const source = cvSource({ ...(resumeFile('designer') as object), publications });
  const pageUrls = new Map([['Wilga', 'https://lukaszewicz.test/wilga/']]);
  const { sections } = cvData({ ...source, pageUrls });
  const entries = sections.flatMap(entriesOf);
  const urls = entries.filter(({ title }) => title === 'Wilga').map(({ url }) => url);
  expect(urls).toEqual(['https://lukaszewicz.test/wilga/', 'https://press.test/']);
});

it('has a space before the colon as plain text in French', () => {
  const source = sourceOf('security-engineer');
  const french = { ...source, settings: { ...source.settings, language: 'fr' } };
  expect(cvText(source)).toMatch(/\S: /);
  expect(cvText(french)).toMatch(/\S\u00A0: /);
});

it('has the same order as plain text', () => {
  const text = cvText(sourceOf('professor'));
  const headings = ['experience', 'projects', 'education', 'awards', 'references'] as const;
  const indexes = headings.map((heading) => text.indexOf(strings.cv[heading].toUpperCase()));
  expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  expect(indexes[0]).toBeGreaterThan(0);
});
