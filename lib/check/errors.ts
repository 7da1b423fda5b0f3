import { checkCareer, checkProjectPages, checkTimeline } from './career';
import { checkIcons } from './icons';
import { findDeadNavigation, findDeadTimelineLinks } from './dead-links';
import type { WrittenText } from './texts';
import type { Content, ContentReport } from '../content/load-content';
import type { Problem } from '../content/problem';
import type { Site } from '../site';

/**
 * Everything that stops a build: errors in content files, in the career, and wherever the timeline
 * or the projects contradict it.
 * @param report what was read of the content
 */
export function findErrors(
  site: Site,
  { content, texts, problems, paths }: ContentReport,
): { content: Content; texts: WrittenText[]; errors: Problem[] } {
  const { career, timeline, navigation } = site;
  const slugs = content.projects.map(({ slug }) => slug);
  const errors = [
    ...checkIcons(site),
    ...problems,
    ...findDeadNavigation(navigation, paths),
    ...findDeadTimelineLinks(timeline, paths),
    ...checkCareer(career),
    ...checkTimeline(timeline, career),
    ...checkProjectPages(career, slugs),
  ];
  return { content, texts, errors };
}
