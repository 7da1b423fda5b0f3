import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cvData, printableCv, type CvSource } from '@/lib/cv/cv-data';
import { hashOf } from '@/lib/files/hash';
import { fallbackTypefaces, missingLetters, subsetTypeface } from '@/lib/fonts/typefaces';
import type { CvPaper, Typefaces } from '@/lib/schema';
import { cvPaper } from '@/lib/schema/cvs';
import { quotesIn } from '@/lib/typography/quotation-marks';
import { fileCache } from '../shared/file-cache';
import { cutsOf, withoutCuts, type Cut, type TooLong } from './shorten';
import { familyOf, openTypst, typstVersion } from './typst';

const TEMPLATE = path.join(process.cwd(), 'scripts/cv/template.typ');

/** What a CV has to lose to fit on its pages. */
export interface Fit {
  /** The texts that go. */
  cuts: readonly Cut[];
  /** Set if it does not fit even then. */
  tooLong?: TooLong;
}

/**
 * Finds out which texts a CV has to lose to fit on `pages` of its source, on all papers. The search is cached in
 * `.cache/`.
 */
export async function fitCv(source: CvSource): Promise<Fit> {
  const { pages } = source;
  if (pages === undefined) return { cuts: [] };
  const cuts = cutsOf(source.resume);
  const key = hashOf(
    JSON.stringify([source.theme.fonts, cuts]),
    documentOf(source),
    readFileSync(TEMPLATE),
  );
  const found = await fileCache('.cache/cv', typstVersion()).getOrMake(key, async () =>
    Buffer.from(JSON.stringify(await findFit(source, cuts, pages))),
  );
  const { count, ...others } = JSON.parse(found.toString()) as FoundFit;
  return { cuts: cuts.slice(0, count), ...others };
}

interface FoundFit extends Omit<Fit, 'cuts'> {
  /** How many of the texts go. */
  count: number;
}

async function findFit(source: CvSource, cuts: readonly Cut[], limit: number): Promise<FoundFit> {
  const cv = await openCv(source);
  const measure = (count: number, paper: CvPaper) =>
    cv.measure({ ...source, resume: withoutCuts(source.resume, cuts.slice(0, count)) }, paper);
  const fits = (count: number) =>
    cvPaper.options.every((paper) => measure(count, paper).pages <= limit);
  const all = cuts.length;
  try {
    const tooLong = cvPaper.options
      .map((paper) => ({ paper, ...measure(all, paper) }))
      .filter(({ pages }) => pages > limit)
      .map(({ paper, over }) => ({ paper, millimetres: Math.max(1, Math.ceil(over)) }))
      .sort((a, b) => b.millimetres - a.millimetres)[0];
    if (tooLong) return { count: all, tooLong };
    let [tooFew, enough] = [-1, fits(0) ? 0 : all];
    while (enough - tooFew > 1) {
      const middle = Math.floor((enough + tooFew) / 2);
      if (fits(middle)) enough = middle;
      else tooFew = middle;
    }
    return { count: enough };
  } finally {
    cv.close();
  }
}

/**
 * Renders a CV, on one page if it fits. The same data gives the same bytes.
 * @param papers paper sizes, one PDF each
 */
export async function renderCv(
  papers: readonly CvPaper[],
  source: CvSource,
): Promise<Uint8Array[]> {
  const cv = await openCv(source);
  try {
    return papers.map((paper) => cv.pdf(source, paper));
  } finally {
    cv.close();
  }
}

/** Opens a CV with the letters of a source, to compile it and shorter ones. */
async function openCv(source: CvSource) {
  const template = readFileSync(TEMPLATE, 'utf8');
  const { families, fonts } = await fontsFor(template + documentOf(source), source.theme.fonts);
  const document = await openTypst(template, fonts);
  const inputs = (shown: CvSource, paper: CvPaper) => ({
    cv: documentOf(shown),
    fonts: JSON.stringify(families),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
  });
  return {
    pdf: (shown: CvSource, paper: CvPaper) => document.compile(inputs(shown, paper)),
    /** The number of pages, and by how many millimetres the text is longer than the pages of its limit. */
    measure(shown: CvSource, paper: CvPaper): { pages: number; over: number } {
      const facts = document.query(inputs(shown, paper), '<fit>') as object[];
      return Object.assign({ pages: 0, over: 0 }, ...facts) as { pages: number; over: number };
    },
    close: () => document.close(),
  };
}

/** What the template reads, as JSON. */
function documentOf(source: CvSource): string {
  const { theme, settings, resume, strings, owner, pages } = source;
  const { language, region } = new Intl.Locale(settings.language);
  const [year, month, day] = (resume.meta.lastModified ?? '').split(/\D/).map(Number);
  return JSON.stringify({
    ...printableCv(cvData(source), theme),
    title: strings.cv.title(owner),
    language,
    region: region ?? null,
    quotes: quotesIn(settings.language),
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
