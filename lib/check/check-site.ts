import { readFileSync } from 'node:fs';
import { contentMounts, type LoadedContent } from '../content/load';
import type { Diagnostic } from '../diagnostic';
import { imageFinder } from '../images/find-image';
import type { RenderOptions } from '../markdown/render';
import type { Owner } from '../resume/owner';
import type { Resume } from '../resume/resume';
import { checkContrast, checkToolkitContrast } from './contrast';
import type { OwnerData } from './data';
import { checkFiles } from './files';
import { checkIcons } from './icons';
import { checkNamedImages } from './images';
import { checkAliases, checkNavigation, checkPublicPaths, checkTimeline, targetsOf } from './links';
import { checkPlaceholders } from './placeholders';
import { checkPeriods, checkShownResume } from './resume';
import { checkTexts, textsOf, timelineTexts } from './texts';
import { checkTypefaces } from './typefaces';

/** A site, loaded. */
export interface CheckedSite {
  /** The values of `data/`: those of TypeScript files have the right form. */
  data: OwnerData;
  /** What {@link checkData} found, which can be errors of the résumé. */
  dataDiagnostics: readonly Diagnostic[];
  resume: Resume;
  owner: Owner;
  content: LoadedContent;
  /** The folder of the content. */
  contentFolder: string;
  renderOptions: RenderOptions;
}

/**
 * Everything that is wrong with a site, drafts included: the list of all checks.
 * @returns diagnostics by file and line
 */
export async function checkSite(site: CheckedSite): Promise<Diagnostic[]> {
  const { data, dataDiagnostics, resume, owner, content, contentFolder, renderOptions } = site;
  const { settings, navigation, timeline, toolkit, theme, strings } = data;
  const { entries } = content;
  const { projects } = content.content;
  const mounts = contentMounts(contentFolder);
  const targets = targetsOf(content, { owner, settings }, mounts);
  const findImage = imageFinder(mounts);
  const hasResume = dataDiagnostics.length === 0;
  const networks = hasResume ? owner.profiles.map(({ network }) => network) : undefined;
  const texts = [...entries.flatMap(textsOf), ...timelineTexts(timeline)];
  const cv = { resume, owner, settings, theme, strings, siteUrl: '', projectUrls: new Map() };
  const diagnostics = [
    ...dataDiagnostics,
    ...content.diagnostics,
    ...checkShownResume(cv),
    // Projects lack what an error in the résumé hides.
    ...(hasResume ? checkPeriods(resume, projects) : []),
    ...checkContrast(theme),
    ...checkToolkitContrast(toolkit, theme),
    ...checkTypefaces(theme.fonts),
    ...checkIcons(data),
    ...checkNavigation(navigation, networks, targets),
    ...checkPublicPaths(targets),
    ...checkTimeline(timeline, targets),
    ...checkAliases(content.content, targets),
    ...checkNamedImages({ theme, owner }, entries, findImage),
    ...(await checkTexts(texts, targets, findImage, renderOptions)),
    ...(await checkFiles('public', contentFolder)),
    ...checkPlaceholders(data, entries, projects),
  ];
  const drafts = new Set(
    entries.filter(({ status }) => status === 'draft').map(({ file }) => file),
  );
  return diagnostics
    .map((one) => withLine(drafts.has(one.file) ? { ...one, isDraft: true } : one))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

/** Adds the line of what was found, if one line of the file alone has it. */
export function withLine(diagnostic: Diagnostic): Diagnostic {
  const { file, line, found } = diagnostic;
  const [, value] = /^"([^"]+)"/.exec(found) ?? [];
  if (line !== undefined || value === undefined || !/\.(ts|json|md)$/.test(file)) return diagnostic;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [first, ...others] = [...lines.keys()].filter((index) =>
    [`'${value}'`, `"${value}"`, ` ${value}`].some((written) => lines[index]?.includes(written)),
  );
  return first === undefined || others.length > 0 ? diagnostic : { ...diagnostic, line: first + 1 };
}
