import { checkCareer } from './career';
import { checkConsistency } from './consistency';
import { checkData } from './data';
import { checkIcons } from './icons';
import { findDeadNavigation, findDeadTimelineLinks } from './dead-links';
import type { WrittenText } from './texts';
import type { Content, ContentReport } from '../content/load-content';
import type { Problem } from '../content/problem';
import type { Site } from '../site';

/**
 * Everything that stops a build: errors in content files, in the career, and wherever a page
 * contradicts the career.
 * @param report what was read of the content
 */
export function findMistakes(
  site: Site,
  { content, texts, problems, paths }: ContentReport,
): { content: Content; texts: WrittenText[]; mistakes: Problem[] } {
  const { career, timeline, toolkit, navigation } = site;
  const { projects } = content;
  const mistakes = [
    ...checkData(site),
    ...checkIcons(site),
    ...problems,
    ...findDeadNavigation(navigation, paths),
    ...findDeadTimelineLinks(timeline, paths),
    ...checkCareer(career),
    ...checkConsistency(career, { timeline, toolkit, projects }),
  ];
  return { content, texts, mistakes };
}
