import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CvSource } from '@/app/cv';
import { hashOf } from '@/lib/files/hash';
import { fallbackTypefaces, missingLetters, subsetTypeface } from '@/lib/fonts/typefaces';
import type { CvPaper, Typefaces } from '@/lib/schema';
import { cvPaper } from '@/lib/schema/cvs';
import { quotesIn } from '@/lib/typography/quotation-marks';
import { fileCache } from '../shared/file-cache';
import { cvData, printableCv, type CvData } from './cv-data';
import { familyOf, openTypst, typstVersion } from './typst';

const TEMPLATE = path.join(process.cwd(), 'scripts/cv/template.typ');

/**
 * Renders a CV, on as few pages as its text needs. The same data gives the same bytes.
 * @param papers paper sizes, one PDF each
 */
export async function renderCv(
  papers: readonly CvPaper[],
  source: CvSource,
): Promise<Uint8Array[]> {
  const document = await openCv(source);
  try {
    return papers.map((paper) => document.compile(paper));
  } finally {
    document.close();
  }
}

/** People and programs read no more, if the CV says nothing else. */
const MOST_PAGES = 2;

/** How much of a CV does not fit on its pages, on the paper with the least room. */
export interface TooLong {
  paper: CvPaper;
  /** How many pages it may have. */
  limit: number;
  /** How many pages it has. */
  pages: number;
  millimetres: number;
  /** How many millimetres shorter each of the other CVs is. */
  saved: readonly number[];
}

/**
 * Finds out by how much a CV is longer than `pages` of its source, or than two pages. What is found is cached in `.cache/`.
 * @param others CVs with less text, to compare it with
 * @returns undefined if it fits on all papers
 */
export async function measureCv(
  source: CvSource,
  others: readonly CvSource[],
): Promise<TooLong | undefined> {
  const { pages: limit = MOST_PAGES } = source;
  const shorter = others.map((other) => printed(other).sections);
  const key = hashOf(
    JSON.stringify([source.theme.fonts, shorter]),
    documentOf(source),
    readFileSync(TEMPLATE),
  );
  const found = await fileCache('.cache/cv', typstVersion()).getOrMake(key, async () => {
    const document = await openCv(source, shorter);
    try {
      const measured = cvPaper.options.map((paper) => ({ paper, ...document.measure(paper) }));
      return Buffer.from(JSON.stringify(measured));
    } finally {
      document.close();
    }
  });
  const measured = JSON.parse(found.toString()) as TooLong[];
  return measured
    .filter(({ pages }) => pages > limit)
    .map((one) => ({ ...one, limit, millimetres: Math.max(1, Math.ceil(one.millimetres)) }))
    .sort((a, b) => b.millimetres - a.millimetres)[0];
}

/** Opens a CV, to compile it. */
async function openCv(source: CvSource, shorter: readonly CvData['sections'][] = []) {
  const template = readFileSync(TEMPLATE, 'utf8');
  const { families, fonts } = await fontsFor(template + documentOf(source), source.theme.fonts);
  const document = await openTypst(template, fonts);
  const inputs = (paper: CvPaper) => ({
    cv: documentOf(source),
    shorter: JSON.stringify(shorter),
    fonts: JSON.stringify(families),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    most: String(source.pages ?? MOST_PAGES),
  });
  return {
    compile: (paper: CvPaper) => document.compile(inputs(paper)),
    measure(paper: CvPaper) {
      const facts = document.query(inputs(paper), '<fit>') as object[];
      return Object.assign({}, ...facts) as Omit<TooLong, 'paper'>;
    },
    close: () => document.close(),
  };
}

/** The content of a CV, without letters that no typeface has. */
const printed = (source: CvSource) => printableCv(cvData(source), source.theme);

/** What the template reads, as JSON. */
function documentOf(source: CvSource): string {
  const { theme, settings, resume, strings, owner, pages } = source;
  const { language, region } = new Intl.Locale(settings.language);
  const [year, month, day] = (resume.meta.lastModified ?? '').split(/\D/).map(Number);
  return JSON.stringify({
    ...printed(source),
    title: strings.cv.title(owner),
    language,
    region: region ?? null,
    quotes: quotesIn(settings.language),
    comma: strings.comma,
    updated: day ? { year, month, day } : null,
    colors: theme.light,
    pages,
  });
}

/**
 * The fonts of a CV, and for each typeface the families to try, in order.
 * @param text the texts of the CV and the source of the template
 */
async function fontsFor(text: string, typefaces: Typefaces) {
  const others = missingLetters(text, [typefaces.text]).length > 0 ? fallbackTypefaces : [];
  const faces = await Promise.all(
    [typefaces.display, typefaces.text, typefaces.mono, ...others].map((face) =>
      subsetTypeface(face, text),
    ),
  );
  const families = faces.map(([first]) => (first ? familyOf(first) : ''));
  const [display, body, mono, ...fallbacks] = families;
  const inOrder = (...names: (string | undefined)[]) => names.filter(Boolean);
  return {
    fonts: faces.flat(),
    families: {
      display: inOrder(display, body, ...fallbacks, mono),
      text: inOrder(body, display, ...fallbacks, mono),
      mono: inOrder(mono, body, ...fallbacks),
    },
  };
}
