import { findStaleAvailability } from '@/lib/career/availability';
import { buildDay } from '@/lib/dates';
import { ContentError, formatProblems } from '@/lib/content/problem';
import { findErrors } from '@/lib/check/errors';
import { site, writtenSite } from '@/lib/site';
import { readSiteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { sitePages } from '@/lib/site/pages';
import { renderPosts } from './render-posts';

/*
 * The first step of a build, in a process of its own: what it has read would take memory for as long
 * as Next runs. Renders what is new, says what is wrong with the content, and ends with 1 when that
 * keeps it from being built.
 */

process.on('uncaughtException', (error) => {
  // An error of the owner's needs no stack trace.
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});

await renderPosts(siteDirectory);

const { content, errors } = findErrors(writtenSite, readSiteContent());
if (errors.length > 0) {
  const count = errors.length;
  console.error(
    `${formatProblems(errors)}\n\nNot built: ${count} ${count === 1 ? 'error' : 'errors'}.`,
  );
  process.exit(1);
}
const stale = findStaleAvailability(writtenSite.career, buildDay());
if (stale.length > 0) console.warn(`Warning\n\n${formatProblems(stale)}\n`);
process.send?.(sitePages(site.settings, content));
