import { strFromU8, unzipSync } from 'fflate';
import { cvDocx } from '@/scripts/cv/cv-docx';
import { cvText } from '@/scripts/cv/cv-text';
import { renameFields } from '@/scripts/shared/earlier-names';
import { cvSource, resumeFile, resumeNames } from '../../support/resumes';

const sourceOf = (name: string) => cvSource(renameFields(resumeFile(name)));

/** The text of a file in the ZIP. */
const partOf = (docx: Uint8Array, name: string) => strFromU8(unzipSync(docx)[name]!);

/** The style and the text of each paragraph, with the mark of the text version before points. */
const paragraphsOf = (docx: Uint8Array) =>
  [...partOf(docx, 'word/document.xml').matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, xml = '']) => {
    const [, style = ''] = /<w:pStyle w:val="(\w+)"/.exec(xml) ?? [];
    const text = xml
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&apos;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    if (style === 'Heading1') return { style, text: text.toUpperCase() };
    return { style, text: style === 'ListBullet' ? `- ${text}` : text };
  });

it.each(resumeNames)('has the lines of the text version as paragraphs: %s', async (name) => {
  const source = sourceOf(name);
  const texts = paragraphsOf(await cvDocx(source)).map(({ text }) => text);
  expect(texts).toEqual(cvText(source).split('\n').filter(Boolean));
});

it('has the structure, the language, the paper and the properties that programs look for', async () => {
  const source = cvSource(
    {
      basics: { name: 'Ada', summary: 'At sea.', email: 'ada@sea.test' },
      work: [{ position: 'Captain', highlights: ['No passenger lost'] }],
      meta: { lastModified: '2026-02-03T10:00:00' },
    },
    { cvPaper: 'a4' },
  );
  const docx = await cvDocx(source);
  expect(paragraphsOf(docx)).toEqual([
    { style: 'Title', text: 'Ada' },
    { style: 'Subtitle', text: 'Captain' },
    { style: 'Details', text: 'ada@sea.test' },
    { style: 'Summary', text: 'At sea.' },
    { style: 'Heading1', text: 'EXPERIENCE' },
    { style: 'Heading2', text: 'Captain' },
    { style: 'ListBullet', text: '- No passenger lost' },
  ]);
  expect(partOf(docx, 'word/document.xml')).toContain('<w:pgSz w:w="11906" w:h="16838"');
  expect(partOf(docx, 'word/_rels/document.xml.rels')).toContain('Target="mailto:ada@sea.test"');
  expect(partOf(docx, 'word/styles.xml')).toContain('<w:lang w:val="en"');
  const properties = partOf(docx, 'docProps/core.xml');
  expect(properties).toContain('<dc:creator>Ada</dc:creator>');
  expect(properties.match(/2026-02-03T00:00:00Z/g)).toHaveLength(2);
});

it('is the same file in every build', async () => {
  const source = sourceOf('designer');
  const first = await cvDocx(source);
  jest.useFakeTimers({ now: Date.UTC(2031, 0, 1), doNotFake: ['nextTick', 'setImmediate'] });
  const second = await cvDocx(source);
  jest.useRealTimers();
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

it('runs from right to left in a language that does', async () => {
  const source = sourceOf('translator');
  const arabic = { ...source, settings: { ...source.settings, language: 'ar' } };
  const xml = partOf(await cvDocx(arabic), 'word/document.xml');
  expect(xml.match(/<w:bidi\/>/g)).toHaveLength(xml.match(/<w:p>/g)!.length);
  expect(xml).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>ليلى/);
});
