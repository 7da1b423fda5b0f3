import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { lineOf } from '../content/front-matter';
import { publishedFolders, type LoadedContent } from '../content/load';
import { imageFinder } from '../images/find-image';
import type { RenderOptions } from '../markdown/render';
import { isProfileUrl } from '../resume/networks';
import type { Owner } from '../resume/owner';
import type { Resume } from '../resume/resume';
import type { SiteSettings } from '../schema';
import type { Diagnostic } from '../validation/diagnostic';
import { dataFiles, type OwnerData } from './data';
import { checkFiles } from './files';
import {
  checkAliases,
  checkCanonicals,
  checkNavigation,
  checkPublicPaths,
  checkTimeline,
} from './links';
import { checkPlaceholders } from './placeholders';
import { checkPeriods, checkShownResume } from './resume';
import { targetsOf } from './targets';
import { checkNamedImages, checkTexts, textsOf, timelineTexts } from './texts';
import { checkContrast, checkTypefaces } from './theme';

/** A loaded site, with everything that the checks need. */
export interface CheckedSite {
  /** The values of `data/`. Those from TypeScript files match their schemas; the résumé may not. */
  data: OwnerData;
  /** The result of {@link checkData}; only the résumé can have errors here. */
  dataDiagnostics: readonly Diagnostic[];
  resume: Resume;
  owner: Owner;
  content: LoadedContent;
  /** The folder of the content. */
  contentFolder: string;
  renderOptions: RenderOptions;
}

/**
 * Runs all checks on a site, drafts included.
 * @returns diagnostics, sorted by file and line
 */
export async function checkSite(site: CheckedSite): Promise<Diagnostic[]> {
  const { data, dataDiagnostics, resume, owner, content, contentFolder, renderOptions } = site;
  const { settings, navigation, timeline, toolkit, theme, strings } = data;
  const { entries } = content;
  const { projects } = content.content;
  const folders = publishedFolders(contentFolder);
  const targets = targetsOf(content, { owner, settings });
  const findImage = imageFinder(folders);
  const hasResume = dataDiagnostics.every(({ severity }) => severity !== 'error');
  const networks = hasResume ? owner.profiles.map(({ network }) => network) : undefined;
  const cv = { resume, owner, settings, theme, strings, siteUrl: '', projectUrls: new Map() };
  const files = await checkFiles('public', contentFolder);
  const { url } = resume.basics;
  const siteUrl = url && !isProfileUrl(url) ? url.replace(/\/*$/, '/') : undefined;
  const texts = [...entries.flatMap(textsOf), ...timelineTexts(timeline)];
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
    ...checkNavigation(navigation, networks, targets),
    ...checkPublicPaths(targets),
    ...checkTimeline(timeline, targets),
    ...checkAliases(content.content, targets),
    ...checkCanonicals(content.content.posts, siteUrl),
    ...checkNamedImages({ theme, owner }, entries, findImage),
    ...(await checkTexts(texts, { targets, folders, findImage, siteUrl }, renderOptions)),
    ...files,
    ...checkPlaceholders(dataFiles, entries),
    ...checkSchedule(settings),
  ];
  const drafts = new Set(
    entries.filter(({ status }) => status === 'draft').map(({ file }) => file),
  );
  return diagnostics
    .filter(
      ({ causedBy }) => !files.some(({ file, field }) => file === causedBy && field === 'image'),
    )
    .map((one) => withLine(drafts.has(one.file) ? { ...one, isDraft: true } : one))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
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

/**
 * Adds the line to a diagnostic: that of the field in JSON; in other files that of the value, or else of the field or
 * the list that contains it.
 */
export function withLine(diagnostic: Diagnostic): Diagnostic {
  const { file, line, field, value } = diagnostic;
  if (line !== undefined || !/\.(ts|json|md|yml)$/.test(file)) return diagnostic;
  const source = readFileSync(file, 'utf8');
  const path = field.split(/[.[\]]+/).filter(Boolean);
  if (file.endsWith('.json')) {
    const lineCounter = new LineCounter();
    const document = parseDocument(source, { lineCounter });
    return { ...diagnostic, line: lineOf(document, lineCounter, path) };
  }
  const lines = source.split('\n').map((text) => (/^\s*(\/?\*|\/\/)/.test(text) ? '' : text));
  const lineWith = (texts: readonly string[], from: number) =>
    lines.findIndex(
      (written, index) => index >= from && texts.some((text) => written.includes(text)),
    );
  // The fields of a path follow each other, each below the one that holds it. In a list, their names repeat.
  const firstIndex = path.findIndex((name) => /^\d+$/.test(name));
  let found = -1;
  for (const name of firstIndex < 0 ? path : path.slice(0, firstIndex)) {
    found = Math.max(found, lineWith([`${name}: `, `${name}': `, `${name}": `], found));
  }
  if (value) {
    const ofValue = lineWith([`'${value}'`, `"${value}"`, ` ${value}`], found);
    if (ofValue >= 0) found = ofValue;
  }
  return { ...diagnostic, line: found >= 0 ? found + 1 : undefined };
}
