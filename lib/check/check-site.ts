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
import { checkAliases, checkNavigation, targetsOf } from './links';
import { checkPlaceholders } from './placeholders';
import { checkPeriods, checkShownResume } from './resume';
import { checkTexts, textsOf, timelineTexts } from './texts';
import { checkTypefaces } from './typefaces';

/** A site, loaded. */
export interface CheckedSite {
  /** The values of `data/`, which {@link checkData} has found to be of the right form. */
  data: OwnerData;
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
  const { data, resume, owner, content, contentFolder, renderOptions } = site;
  const { settings, navigation, timeline, toolkit, theme, strings } = data;
  const { entries } = content;
  const { projects } = content.content;
  const targets = targetsOf(content, { owner, settings });
  const findImage = imageFinder(contentMounts(contentFolder));
  const texts = [...entries.flatMap(textsOf), ...timelineTexts(timeline)];
  const cv = { resume, owner, settings, theme, strings, siteUrl: '', projectUrls: new Map() };
  const diagnostics = [
    ...content.diagnostics,
    ...checkShownResume(cv),
    ...checkPeriods(resume, projects),
    ...checkContrast(theme),
    ...checkToolkitContrast(toolkit, theme),
    ...checkTypefaces(theme.fonts),
    ...checkIcons(data),
    ...checkNavigation(navigation, owner, targets),
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
    .map((one) => (drafts.has(one.file) ? { ...one, isDraft: true } : one))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}
