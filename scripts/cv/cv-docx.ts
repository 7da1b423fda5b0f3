import {
  Document,
  ExternalHyperlink,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  type IParagraphStyleOptions,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { CvSource } from '@/app/cv';
import { directionOf, startsRightToLeft } from '@/lib/direction';
import { cvBlocks, type CvLine } from './cv-text';

/** Lengths in twentieths of a point, which is Word's unit. */
const papers = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } };
const margin = { left: 964, right: 964, top: 794, bottom: 794 };

/** Names of Word's own paragraph styles, by which programs find headings and lists. */
const styles: Readonly<Record<CvLine['kind'], string>> = {
  name: 'Title',
  label: 'Subtitle',
  summary: 'Summary',
  section: 'Heading1',
  entry: 'Heading2',
  position: 'Heading3',
  point: 'ListBullet',
  text: 'Normal',
  details: 'Details',
};

/** Word, Pages and LibreOffice have it, or a typeface with its widths. */
const TYPEFACE = 'Arial';

const points = { reference: 'points', level: 0 };

const bullet = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '–',
  style: { paragraph: { indent: { left: 280, hanging: 280 } } },
};

/**
 * Makes the CV as a Word file: one column of paragraphs, the lines of the text version. The same data gives the same
 * bytes.
 */
export async function cvDocx(source: CvSource): Promise<Uint8Array> {
  const { settings, strings, owner, resume } = source;
  const { language, cvPaper = 'a4' } = settings;
  const document = new Document({
    title: strings.cv.title(owner),
    creator: owner.name,
    lastModifiedBy: owner.name,
    description: owner.summary,
    styles: stylesOf(source),
    numbering: {
      config: [{ reference: points.reference, levels: [bullet] }],
    },
    sections: [
      {
        properties: { page: { size: papers[cvPaper], margin } },
        children: cvBlocks(source)
          .flat()
          .map((line) => paragraph(line, language)),
      },
    ],
  });
  return reproducible(await Packer.toBuffer(document), resume.meta.lastModified);
}

function paragraph({ kind, text, label = '', url }: CvLine, language: string): Paragraph {
  const run = (part: string, more?: object) =>
    new TextRun({ text: part, ...(startsRightToLeft(part) && { rightToLeft: true }), ...more });
  const runs = [
    ...(label ? [run(label, { bold: true })] : []),
    run(text.slice(label.length), url ? { style: 'Hyperlink' } : {}),
  ];
  return new Paragraph({
    style: styles[kind],
    ...(directionOf(language) && { bidirectional: true }),
    ...(kind === 'point' && { numbering: points }),
    children: url ? [new ExternalHyperlink({ link: url, children: runs })] : runs,
  });
}

/** Sizes of type in half points. */
function stylesOf({ settings: { language }, theme: { light } }: CvSource) {
  const [text, muted, accent] = [light.text, light.muted, light.accent].map((color) =>
    color.replace('#', ''),
  );
  const heading = (size: number, before: number, outlineLevel?: number, color = text) => ({
    run: { size, bold: true, color },
    paragraph: { keepNext: true, spacing: { before, after: 40 }, outlineLevel },
  });
  const style = (id: string, name: string, more: Partial<IParagraphStyleOptions>) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...more,
  });
  return {
    default: {
      document: {
        run: {
          font: TYPEFACE,
          size: 20,
          color: text,
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: { after: 40, line: 259 } },
      },
      title: heading(48, 0),
      heading1: heading(26, 280, 0, accent),
      heading2: heading(21, 160, 1),
      heading3: heading(20, 100, 2),
      hyperlink: { run: { color: accent } },
    },
    paragraphStyles: [
      style('Subtitle', 'Subtitle', heading(24, 0, undefined, accent)),
      style('Summary', 'Summary', { paragraph: { spacing: { before: 120, after: 40 } } }),
      style('Details', 'Details', { run: { color: muted } }),
      style('ListBullet', 'List Bullet', { paragraph: { contextualSpacing: true } }),
    ],
  };
}

/**
 * Replaces the random names of links and the times of the clock.
 * @param lastModified when the résumé was changed, YYYY-MM-DD
 */
function reproducible(docx: Uint8Array, lastModified?: string): Uint8Array {
  const links = new Map<string, string>();
  const nameOf = (id: string) => {
    links.set(id, links.get(id) ?? `rIdLink${links.size + 1}`);
    return links.get(id) ?? id;
  };
  const time = lastModified && `${lastModified.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`;
  const files = Object.entries(unzipSync(new Uint8Array(docx))).map(([name, content]) => {
    const text = strFromU8(content)
      .replace(/(?<=")rId[\w-]{21}(?=")/g, nameOf)
      .replace(
        /<dcterms:(created|modified)\b([^>]*)>[^<]*<\/dcterms:\1>/g,
        (_all, field, attributes) =>
          time ? `<dcterms:${field}${attributes}>${time}</dcterms:${field}>` : '',
      );
    return [name, strToU8(text)] as const;
  });
  // The first day of the ZIP format, in local time, which fflate writes.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}
