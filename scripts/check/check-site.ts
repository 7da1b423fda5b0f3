import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { CvSource } from '@/app/cv';
import { checkContentFiles, markDrafts } from '@/lib/content/errors/content-files';
import { lineInYaml } from '@/lib/content/errors/yaml-line';
import { publishedFolders, type Content, type LoadedContent } from '@/lib/content/load';
import { stopsBuild, type Diagnostic } from '@/lib/diagnostic';
import { imageFinder } from '@/lib/images/find-image';
import { currentLanguage } from '@/lib/languages/languages';
import type { SiteSettings } from '@/lib/schema';
import type { OwnerData } from '../shared/load-data';
import { noProgress, type Progress } from '../shared/progress';
import { checkCvs } from './data/cvs';
import { dataFiles } from './data/files';
import { checkForPrograms } from './data/for-programs';
import { checkNotInRecord, checkPeriods, checkShownResume } from './data/resume';
import { checkStrings } from './data/strings';
import { checkContrast, checkTypefaces } from './data/theme';
import { linkTargetsOf } from './link-targets';
import { checkAliases, checkDataLinks, checkLinks, type Reachable } from './links';
import { checkPlaceholders } from './placeholders';
import { checkFiles, checkPublicPaths } from './published-files';
import type { TextChecker, TextFindings } from './texts/check-text';
import { checkNamedImages, type Images } from './texts/images';
import { textsOf, timelineTexts, type PageText } from './texts/page-text';

/** A loaded site, with everything that the checks need. */
export interface CheckedSite {
  /** The values of `data/`, without errors. */
  data: OwnerData;
  /** What the CV is made from. */
  cv: CvSource;
  content: LoadedContent;
  /** The content of the main language, if this is another one. */
  originals?: Content | undefined;
  /** The folder of the files that are published as they are. */
  publicFolder?: string;
  /** They check texts side by side. */
  checkers: readonly TextChecker[];
  /** Reports each file and text. */
  progress?: Progress;
}

/** What the checks of a site find. */
interface SiteFindings {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  /** Whether links were checked: without a file that cannot be read, links to it would seem to lead nowhere. */
  areLinksChecked: boolean;
}

/** Runs all checks on a site, drafts included. */
export async function checkSite(site: CheckedSite): Promise<SiteFindings> {
  const { data, cv, content } = site;
  const { settings, toolkit, theme, cvs, strings, resumeFile } = data;
  const { diagnostics, areLinksChecked } = await checkContent(site);
  const all = [
    ...checkShownResume(cv, resumeFile, content.entries),
    ...(await checkForPrograms(cv, resumeFile)),
    ...checkPeriods(cv.resume, content.shown.projects),
    // In another language, the setting is that of the main one, with its names.
    ...(currentLanguage ? [] : checkNotInRecord(cv.resume, settings.notInRecord)),
    ...(await checkCvs(cv, cvs)),
    ...checkContrast(theme, toolkit),
    ...checkTypefaces(theme.fonts, readFileSync('app/fonts.css', 'utf8')),
    ...checkStrings(strings, settings.language),
    ...checkSchedule(settings),
    ...diagnostics,
  ];
  return { diagnostics: sorted(content, all), areLinksChecked };
}

/**
 * Runs the checks of content, files, links and placeholders alone.
 * @public packages/import-posts needs it.
 */
export async function checkContent(site: CheckedSite): Promise<SiteFindings> {
  const { data, cv, content } = site;
  const { progress = noProgress, publicFolder = 'public' } = site;
  const { resume, owner } = cv;
  const contentFiles = Object.values(content.files).flat();
  const inFiles = checkContentFiles(content);
  const unreadable = new Set(
    inFiles.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const entries = content.entries.filter(({ file }) => !unreadable.has(file));
  const files = await checkFiles(publicFolder, content.directory, progress);
  const folders = publishedFolders(content.directory, currentLanguage, publicFolder);
  const reported = new Set(files.map(({ file }) => file));
  const images: Images = { folders, findImage: imageFinder(folders), reported };
  const texts = [...entries.flatMap(textsOf), ...timelineTexts(data.timeline)];
  const inTexts = await checkTexts(texts, images, site);
  const reachable: Reachable = {
    targets: linkTargetsOf(content, { owner, ...data, publicFolder }, site.originals),
    isComplete: !inFiles.some(stopsBuild),
    folders,
    siteUrl: resume.basics.url?.replace(/\/*$/, '/'),
    idsOf: idsByPage(inTexts),
  };
  const networks = owner.profiles.map(({ network }) => network);
  const diagnostics = [
    ...inFiles,
    ...checkPublicPaths(reachable.targets, publicFolder),
    ...checkAliases(content.shown, reachable),
    ...checkDataLinks(data, networks, reachable),
    ...checkNamedImages({ theme: data.theme, owner }, entries, images),
    ...inTexts.flatMap(({ text, diagnostics, links }) => [
      ...diagnostics,
      ...checkLinks(links, text, reachable),
    ]),
    ...files,
    ...checkPlaceholders(dataFiles, contentFiles),
  ];
  return { diagnostics: sorted(content, diagnostics), areLinksChecked: reachable.isComplete };
}

/** The findings of a text. */
interface CheckedText extends TextFindings {
  text: PageText;
}

/** Checks texts, as many at a time as there are checkers: the trees of all would take much memory. */
async function checkTexts(
  texts: readonly PageText[],
  images: Images,
  { checkers, progress = noProgress }: CheckedSite,
): Promise<CheckedText[]> {
  const tick = progress('Texts', texts.length);
  const found = new Map<PageText, TextFindings>();
  const next = texts.values();
  await Promise.all(
    checkers.map(async (check) => {
      for (const text of next) {
        found.set(text, await check(text, images));
        tick();
      }
    }),
  );
  return texts.map((text) => ({ text, ...found.get(text)! }));
}

/** The ids of each page's sections and texts. */
function idsByPage(texts: readonly CheckedText[]): Reachable['idsOf'] {
  const idsOf = new Map<string, readonly string[]>();
  for (const { text, ids } of texts) {
    idsOf.set(text.page, [...(idsOf.get(text.page) ?? text.sectionIds), ...ids]);
  }
  return idsOf;
}

/** Sorts diagnostics by file and line, and marks those of drafts. */
const sorted = (content: LoadedContent, diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  markDrafts(content, diagnostics).sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0),
  );

/** The workflow that publishes the site on GitHub Pages. */
export const WORKFLOW = '.github/workflows/publish.yml';

/** Finds a schedule in another time zone than that of the site: scheduled posts would appear late. */
export function checkSchedule({ timeZone }: Pick<SiteSettings, 'timeZone'>): Diagnostic[] {
  if (!existsSync(WORKFLOW)) return [];
  const lineCounter = new LineCounter();
  const workflow = parseDocument(readFileSync(WORKFLOW, 'utf8'), { lineCounter });
  const path = ['on', 'schedule', 0, 'timezone'];
  const timezone = workflow.getIn(path);
  if (timezone === undefined || timezone === timeZone) return [];
  return [
    {
      severity: 'warning',
      file: WORKFLOW,
      line: lineInYaml(workflow, lineCounter, path),
      message: `timezone: "${String(timezone)}" is not the time zone of data/site.ts`,
      fix: `write timezone: ${timeZone}`,
    },
  ];
}
