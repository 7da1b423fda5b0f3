import { findErrors } from '@/lib/check/content';
import { findStaleAvailability } from '@/lib/career/availability';
import { formatProblems } from '@/lib/content/problem';
import { buildDay } from '@/lib/dates';
import { site, writtenSite } from '@/lib/site';
import { loadSiteContent, markdownWords } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { sitePages } from '@/lib/site/pages';
import { renderContent } from './render-content';

/*
 * The first step of a build, in a process of its own: what it has read would take memory for as long
 * as Next runs. Renders what is new, says what is wrong with the site, and ends with 1 when that keeps
 * it from being built.
 */

const rendered = await renderContent({ root: siteDirectory, words: markdownWords });
const loaded = loadSiteContent(rendered);
const errors = findErrors(writtenSite, siteDirectory, loaded);
if (errors.length > 0) {
  const count = errors.length;
  console.error(
    `${formatProblems(errors)}\n\nNot built: ${count} ${count === 1 ? 'error' : 'errors'}.`,
  );
  process.exit(1);
}
const stale = findStaleAvailability(writtenSite.career, buildDay());
if (stale.length > 0) console.warn(`Warning\n\n${formatProblems(stale)}\n`);
process.send?.(sitePages(site.settings, loaded.content));
