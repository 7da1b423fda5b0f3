import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { AnyEntry } from '@/lib/content/entry';
import { checkContentFiles, markDrafts } from '@/lib/content/errors/content-files';
import { lineInYaml } from '@/lib/content/errors/yaml-line';
import { publishedFolders, type Content, type LoadedContent } from '@/lib/content/load';
import type { CvSource } from '@/lib/cv/cv-data';
import { stopsBuild, type Diagnostic } from '@/lib/diagnostic';
import { imageFinder } from '@/lib/images/find-image';
import { currentLanguage, dataFile } from '@/lib/languages/languages';
import type { SiteSettings } from '@/lib/schema';
import type { OwnerData } from '../shared/load-data';
import { noProgress, type Progress } from '../shared/progress';
import type { TextChecker, TextFindings } from './check-text';
import { checkCvs } from './cvs';
import { dataFiles } from './data';
import {
  checkAliases,
  checkLinks,
  checkNavigation,
  checkPublicPaths,
  checkTimeline,
  type TextLink,
} from './dead-links';
import { checkFiles } from './files';
import { silentErrors } from './front-matter';
import { checkNamedImages, type Images } from './images';
import { bodyLineOf, textsOf, timelineTexts, type PageText } from './page-text';
import { checkPlaceholders } from './placeholders';
import { checkNotInRecord, checkPeriods, checkShownResume } from './resume';
import { checkStrings } from './strings';
import { targetsOf } from './targets';
import { checkContrast, checkTypefaces } from './theme';

/** A loaded site, with everything that the checks need. */
export interface CheckedSite {
  /** The values of `data/`, without errors. */
  data: OwnerData;
  /** Warnings about `data/`, and what is wrong with translations. */
  dataDiagnostics: readonly Diagnostic[];
  /** What the CV is made from. */
  cv: CvSource;
  content: LoadedContent;
  /** The content of the main language, if this is another one. */
  originals?: Content | undefined;
  /** The folder of the content. */
  contentFolder: string;
  /** The folder of the files that are published as they are. */
  publicFolder?: string;
  /** They check texts side by side. */
  checkers: readonly TextChecker[];
  /** Reports each file and text. */
  progress?: Progress;
}

/** The content of a site. */
type CheckedContent = Omit<CheckedSite, 'dataDiagnostics'>;

/** What the checks of a site find. */
interface SiteFindings {
  /** Sorted by file and line. */
  diagnostics: Diagnostic[];
  /** Whether links were checked: without a file that cannot be read, links to it would seem to lead nowhere. */
  areLinksChecked: boolean;
}

/** Runs all checks on a site, drafts included. */
export async function checkSite(site: CheckedSite): Promise<SiteFindings> {
  const { data, dataDiagnostics, cv, content } = site;
  const { settings, navigation, timeline, toolkit, theme, cvs, strings, resumeFile } = data;
  const networks = cv.owner.profiles.map(({ network }) => network);
  const { diagnostics, reachable } = await checkContentAndFiles(site);
  const all = sorted(site, [
    ...dataDiagnostics,
    ...checkShownResume(cv, resumeFile, content.entries),
    ...checkPeriods(cv.resume, content.shown.projects),
    ...checkNotInRecord(cv.resume, settings.notInRecord),
    ...(await checkCvs(cv, cvs)),
    ...checkContrast(theme, toolkit),
    ...checkTypefaces(theme.fonts, readFileSync('app/fonts.css', 'utf8')),
    ...checkNavigation(navigation, networks, reachable),
    ...checkTimeline(timeline, reachable),
    ...checkStrings(strings, readFileSync(dataFile('strings.ts'), 'utf8')),
    ...checkSchedule(settings),
    ...diagnostics,
  ]);
  return { diagnostics: all, areLinksChecked: reachable.isComplete };
}

/**
 * Runs the checks of a site's content, files and placeholders alone, drafts included.
 * @returns diagnostics, sorted by file and line
 * @public packages/import-posts needs it.
 */
export async function checkContent(site: CheckedContent): Promise<Diagnostic[]> {
  return sorted(site, (await checkContentAndFiles(site)).diagnostics);
}

/** Checks content and files. Returns also what links can lead to. */
async function checkContentAndFiles(site: CheckedContent) {
  const { data, cv, content, contentFolder } = site;
  const { progress = noProgress, publicFolder = 'public' } = site;
  const { resume, owner } = cv;
  const { settings, timeline, theme, cvs } = data;
  const contentFiles = Object.values(content.files).flat();
  const inFiles = checkContentFiles(content);
  const unreadable = new Set(
    inFiles.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const entries = content.entries.filter(({ file }) => !unreadable.has(file));
  const folders = publishedFolders(contentFolder, currentLanguage, publicFolder);
  const targets = targetsOf(content, { owner, settings, cvs, publicFolder }, site.originals);
  const files = await checkFiles(publicFolder, contentFolder, progress);
  const texts = [...entries.flatMap(textsOf), ...timelineTexts(timeline)];
  const reported = new Set(files.map(({ file }) => file));
  const images = { folders, findImage: imageFinder(folders), reported };
  const { inTexts, links, idsOf } = await checkEach(site, texts, images);
  const siteUrl = resume.basics.url?.replace(/\/*$/, '/');
  const isComplete = !inFiles.some(stopsBuild);
  const reachable = { ...images, targets, isComplete, siteUrl, idsOf };
  const diagnostics = [
    ...inFiles,
    ...contentFiles.flatMap(silentErrors),
    ...checkPublicPaths(targets, publicFolder),
    ...checkAliases(content.shown, reachable),
    ...checkNamedImages({ theme, owner }, entries, images),
    ...checkPages(entries),
    ...inTexts,
    ...checkLinks(links, reachable),
    ...files,
    ...checkPlaceholders(dataFiles, contentFiles),
  ];
  return { diagnostics, reachable };
}

/**
 * Finds pages without any text, and texts without a page. A page with `index: false` may be one that is still to come.
 */
export const checkPages = (entries: readonly AnyEntry[]): Diagnostic[] =>
  entries.flatMap((entry): Diagnostic[] => {
    const { file, metadata, body } = entry;
    if (!metadata && body.trim()) {
      const message = 'the text below the front matter is on no page: its kind has none';
      return [{ severity: 'error', file, line: bodyLineOf(entry), message }];
    }
    const isEmpty = textsOf(entry).every(({ source }) => !source.trim());
    if (!metadata?.inSearch || !isEmpty) return [];
    return [{ severity: 'warning', file, message: 'the page has no text' }];
  });

/**
 * Checks texts, as many at a time as there are checkers: the trees of all would take much memory.
 * @returns diagnostics; also the links, which can lead to ids of any text, and the ids of each page
 */
async function checkEach(site: CheckedContent, texts: readonly PageText[], images: Images) {
  const { progress = noProgress, checkers } = site;
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
  const inTexts: Diagnostic[] = [];
  const links: TextLink[] = [];
  const idsOf = new Map<string, readonly string[]>();
  for (const text of texts) {
    const { diagnostics, links: inText, ids } = found.get(text)!;
    inTexts.push(...diagnostics);
    links.push(...inText.map((link) => ({ ...link, text })));
    idsOf.set(text.page, [...(idsOf.get(text.page) ?? text.sectionIds), ...ids]);
  }
  return { inTexts, links, idsOf };
}

/** Sorts diagnostics by file and line, and marks those of drafts. */
const sorted = ({ content }: CheckedContent, diagnostics: readonly Diagnostic[]): Diagnostic[] =>
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
