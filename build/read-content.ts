import { findOutOfDate } from '@/lib/check/out-of-date';
import { formatProblems } from '@/lib/content/problem';
import { buildDay } from '@/lib/dates';
import { site } from '@/lib/site';
import { loadSiteContent, markdownWords } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { sitePages } from '@/lib/site/pages';
import { paint } from './cli';
import { renderContent } from './render-content';
import { findSiteErrors } from './site-errors';

/*
 * The first step of a build. It renders changed content, reports the errors of the site, and exits
 * with status 1 if there are any. It runs in a separate process, so that its memory is free while Next
 * runs.
 */

const rendered = await renderContent({ root: siteDirectory, words: markdownWords });
const found = await findSiteErrors(site, siteDirectory, (today) =>
  loadSiteContent({ ...rendered, today }),
);
// Links in data/ lead to pages of the owner's own content.
const errors = process.env.CONTENT_DIR
  ? found.errors.filter(({ file }) => !file.startsWith('data/'))
  : found.errors;
if (errors.length > 0) {
  const count = errors.length;
  console.error(
    `${formatProblems(errors, paint)}\n\n${paint('red', `Not built: ${count} ${count === 1 ? 'error' : 'errors'}.`)}`,
  );
  process.exit(1);
}
const stale = findOutOfDate(site, buildDay());
if (stale.length > 0) console.warn(`Warning\n\n${formatProblems(stale)}\n`);
process.send?.(sitePages(site.settings, loadSiteContent(rendered).content));
