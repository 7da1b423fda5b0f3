import { findErrors } from '@/lib/check/content';
import { findOutOfDate } from '@/lib/check/out-of-date';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { buildDay } from '@/lib/dates';
import { site } from '@/lib/site';
import { contentDirectory, loadSiteContent, renderOptions } from '@/lib/site/content';
import { paint } from './cli';

/*
 * The first step of a build: reports the errors of the site, and exits with status 1 if there are any. It
 * runs in a separate process, so that its memory is free while Next runs.
 */

const loaded = loadSiteContent();
const published = {
  ...loaded,
  entries: loaded.entries.filter(({ status }) => status === 'published'),
};
const diagnostics = await findErrors(site, contentDirectory, published, renderOptions);
// Links in data/ lead to pages of the owner's own content.
const errors = diagnostics.filter(
  ({ severity, file }) =>
    severity === 'error' && !(process.env.CONTENT_DIR && file.startsWith('data/')),
);
if (errors.length > 0) {
  const count = errors.length;
  console.error(
    `${formatDiagnostics(errors, paint)}\n\n${paint('red', `Not built: ${count} ${count === 1 ? 'error' : 'errors'}.`)}`,
  );
  process.exit(1);
}
const stale = findOutOfDate(site, buildDay());
if (stale.length > 0) console.warn(`Warning\n\n${formatDiagnostics(stale)}\n`);
