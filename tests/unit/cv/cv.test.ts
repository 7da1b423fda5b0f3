/** @jest-environment node */
import { strings } from '@/data/strings';
import { cvData } from '@/lib/cv/cv-data';
import { cvText } from '@/lib/cv/cv-text';
import { missingCvLetters, renderCv } from '@/lib/cv/build-cv';
import { toCurrentForm } from '@/lib/resume/earlier-form';
import { pdfTexts } from '../../support/pdf-texts';
import { cvOptions, resumeFile, resumeNames } from '../../support/resumes';

const optionsOf = (name: string) => cvOptions(toCurrentForm(resumeFile(name)), name);

/** The words of a CV that show its order: name, headings and titles of entries. */
function landmarks(options: ReturnType<typeof optionsOf>) {
  const { name, sections } = cvData(options);
  return [
    name,
    ...sections.flatMap((section) => [
      section.heading,
      ...(section.kind === 'entries' ? section.entries.map(({ title }) => title) : []),
    ]),
  ];
}

it('is read by a parser in the order of the page', async () => {
  // Programs that extract text return Arabic in the order of its shapes.
  const names = resumeNames.filter((name) => name !== 'translator');
  const pdfs = await Promise.all(names.map((name) => renderCv(['a4'], optionsOf(name))));
  for (const [index, { text }] of pdfTexts(pdfs.flat()).entries()) {
    let place = 0;
    for (const words of landmarks(optionsOf(names[index] ?? ''))) {
      const found = text.indexOf(words, place);
      expect({ name: names[index], words, isFound: found >= place }).toMatchObject({
        isFound: true,
      });
      place = found;
    }
  }
});

it('is one page unless there is more to tell', async () => {
  const pages = async (name: string) => {
    const pdfs = await renderCv(['letter'], optionsOf(name));
    return pdfTexts(pdfs)[0]?.pages;
  };
  expect(await pages('professor')).toBe(1);
  expect(await pages('mariner')).toBe(2);
});

it('sets a script that the typeface of the text has', async () => {
  const options = optionsOf('translator');
  expect(missingCvLetters(options)).toEqual({ name: [], others: [] });
  const [pdf] = await renderCv(['a4'], options);
  expect(Buffer.from(pdf ?? '').toString('latin1')).toContain('/StructTreeRoot');
});

it('reports the letters of a name that cannot be set', () => {
  const { theme } = optionsOf('nurse');
  expect(missingCvLetters({ ...optionsOf('translator'), theme }).name).toContain('ل');
});

it('leaves out emoji, and highlights that consist of nothing else', async () => {
  const options = optionsOf('designer');
  const { name, others } = missingCvLetters(options);
  expect(name).toEqual([]);
  expect(others).toContain('🦊');
  const text = pdfTexts(await renderCv(['a4'], options))[0]?.text;
  expect(text).toContain('Illustrator & type designer');
  expect(text).toContain('the animals that live between them.');
  expect(text).not.toMatch(/\p{Extended_Pictographic}|– – /u);
});

it('has no sections, contacts or details that the résumé lacks', () => {
  const { contacts, sections, availability } = cvData(optionsOf('chef'));
  expect({ contacts, availability }).toEqual({ contacts: [], availability: null });
  expect(sections.map(({ heading }) => heading)).toEqual([strings.cv.experience]);
});

it('shows phone and street only if the site publishes them', () => {
  const written = resumeFile('lawyer');
  const shown = (publish?: { phone: boolean; address: boolean }) =>
    cvText(cvData(cvOptions(written, '', { publish })));
  expect(shown()).not.toMatch(/5550|Marine Lines/);
  expect(shown({ phone: true, address: true })).toMatch(
    /Marine Lines, Flat 4, 400020[^]*5550 1234/,
  );
});

it('links an entry to the page of its project', () => {
  const options = optionsOf('designer');
  const projectUrls = new Map([['Wilga', 'https://lukaszewicz.test/wilga/']]);
  const [, projects] = cvData({ ...options, projectUrls }).sections;
  expect(projects).toMatchObject({
    entries: [{ title: 'Wilga', url: 'https://lukaszewicz.test/wilga/' }, { url: '' }],
  });
});

it('has the same order as plain text', () => {
  const text = cvText(cvData(optionsOf('professor')));
  const headings = ['experience', 'projects', 'education', 'awards', 'references'] as const;
  const places = headings.map((heading) => text.indexOf(strings.cv[heading].toUpperCase()));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});
