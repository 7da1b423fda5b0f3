import { existsSync, readFileSync } from 'node:fs';
import { publishedFolders, type LoadedContent } from '../content/load';
import type { CvSource } from '../cv/cv-data';
import { imageFinder } from '../images/find-image';
import type { RenderOptions } from '../markdown/render';
import { noProgress, type Progress } from '../progress';
import type { SiteSettings } from '../schema';
import type { Diagnostic } from '../validation/diagnostic';
import { withLine } from '../validation/with-line';
import { checkStrings, dataFiles, type OwnerData } from './data';
import { checkFiles } from './files';
import { checkAliases, checkNavigation, checkPublicPaths, checkTimeline } from './links';
import { checkPlaceholders } from './placeholders';
import { checkPeriods, checkShownResume } from './resume';
import { targetsOf } from './targets';
import {
  checkNamedImages,
  checkPlainTexts,
  checkTexts,
  idsOfPages,
  readTexts,
  textsOf,
  timelineTexts,
} from './texts';
import { checkContrast, checkTypefaces } from './theme';

/** A loaded site, with everything that the checks need. */
export interface CheckedSite {
  /** The values of `data/`. Those from TypeScript files match their schemas; the résumé may not. */
  data: OwnerData;
  /** The result of {@link checkData}; only the résumé can have errors here. */
  dataDiagnostics: readonly Diagnostic[];
  /** What the CV is made from. */
  cv: CvSource;
  content: LoadedContent;
  /** The folder of the content. */
  contentFolder: string;
  renderOptions: RenderOptions;
  /** Reports each file and text. */
  progress?: Progress;
}

/**
 * Runs all checks on a site, drafts included.
 * @returns diagnostics, sorted by file and line
 */
export async function checkSite(site: CheckedSite): Promise<Diagnostic[]> {
  const { data, dataDiagnostics, cv, content, contentFolder, renderOptions } = site;
  const { progress = noProgress } = site;
  const { resume, owner } = cv;
  const { settings, navigation, timeline, toolkit, theme, strings } = data;
  const { entries } = content;
  const { projects } = content.content;
  const folders = publishedFolders(contentFolder);
  const targets = targetsOf(content, { owner, settings });
  const findImage = imageFinder(folders);
  const hasResume = dataDiagnostics.every(({ severity }) => severity !== 'error');
  const networks = hasResume ? owner.profiles.map(({ network }) => network) : undefined;
  const files = await checkFiles('public', contentFolder, progress);
  const { url } = resume.basics;
  const siteUrl = url?.replace(/\/*$/, '/');
  const texts = await readTexts(
    [...entries.flatMap(textsOf), ...timelineTexts(timeline)],
    renderOptions,
    progress,
  );
  const reachable = { targets, folders, siteUrl, idsOf: idsOfPages(texts) };
  const diagnostics = [
    ...dataDiagnostics,
    ...content.diagnostics,
    // A field with an error is not reported a second time as not shown.
    ...checkShownResume(cv, data.resumeFile).filter(
      ({ field }) => !dataDiagnostics.some((error) => error.field === field),
    ),
    // While the résumé has errors, its periods are unknown.
    ...(hasResume ? checkPeriods(resume, projects) : []),
    ...checkContrast(theme, toolkit),
    ...checkTypefaces(theme.fonts, readFileSync('app/fonts.css', 'utf8')),
    ...checkNavigation(navigation, networks, reachable),
    ...checkPublicPaths(targets),
    ...checkTimeline(timeline, reachable),
    ...checkAliases(content.content, reachable),
    ...checkNamedImages({ theme, owner }, entries, findImage),
    ...checkTexts(texts, reachable, findImage),
    ...checkPlainTexts(data, entries),
    ...checkStrings(strings, readFileSync('data/strings.ts', 'utf8')),
    ...files,
    ...checkPlaceholders(dataFiles, entries),
    ...checkSchedule(settings),
  ];
  const drafts = new Set(
    entries.filter(({ status }) => status === 'draft').map(({ file }) => file),
  );
  return (
    diagnostics
      // A broken image is reported itself, not also where it is shown.
      .filter(
        ({ causedBy }) => !files.some(({ file, field }) => file === causedBy && field === 'image'),
      )
      .map((one) => withLine(drafts.has(one.file) ? { ...one, isDraft: true } : one))
      .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)))
  );
}

/** The workflow that publishes the site on GitHub Pages. */
export const WORKFLOW = '.github/workflows/publish.yml';

/** Finds a schedule in another time zone than that of the site: scheduled posts would appear late. */
export function checkSchedule({ timeZone }: Pick<SiteSettings, 'timeZone'>): Diagnostic[] {
  if (!existsSync(WORKFLOW)) return [];
  const [, written] = /timezone: *['"]?([^'"#\s]+)/.exec(readFileSync(WORKFLOW, 'utf8')) ?? [];
  if (!written || written === timeZone) return [];
  return [
    {
      severity: 'warning',
      file: WORKFLOW,
      field: 'timezone',
      expected: `the time zone of data/site.ts, "${timeZone}"`,
      found: `"${written}"`,
      fix: `write timezone: ${timeZone}`,
    },
  ];
}
