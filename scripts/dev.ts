import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { checkBasePath, explainErrors, formatErrors } from '@/build/cli';
import { copyData } from '@/build/dev-data';
import { checkSite, readData } from '@/build/unreadable-data';
import { basePath } from '@/lib/base-path';
import { PUBLISHED } from '@/lib/check/published';
import { statIfExists } from '@/lib/content/stat-if-exists';
import { formatProblems } from '@/lib/content/problem';
import { writeDevErrors } from '@/lib/site/dev-errors';
import { devDirectory, siteDirectory } from '@/lib/site/directory';

/*
 * Starts the development server, and checks the site at each change: npm run dev [-- --port 3001].
 * Nothing here imports `data/`, which may have errors at any time.
 */

explainErrors();
checkBasePath(basePath);
// With "production" in the shell, files would be read only once.
delete (process.env as NodeJS.Dict<string>).NODE_ENV;
rmSync(devDirectory, { recursive: true, force: true });
mkdirSync(devDirectory, { recursive: true });
const dataCopy = path.posix.join(devDirectory, 'data');
/** What is the owner's. */
const parts = ['data', 'content', 'public', PUBLISHED];
let next: ChildProcess | undefined;
let printed = '';
let watchers: FSWatcher[] = [];
let work = refresh();
let timer: NodeJS.Timeout | undefined;

watch(siteDirectory, (_, name) => parts.includes(name ?? '') && refreshSoon());
process.once('SIGTERM', () => (next ? next.kill() : process.exit()));

/** Watches each folder by itself, because Node 20 loses changes under Linux if it watches recursively. */
function watchFolders() {
  for (const watcher of watchers) watcher.close();
  watchers = parts
    .map((name) => path.join(siteDirectory, name))
    .filter((whole) => statIfExists(whole)?.isDirectory())
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .map((folder) => watch(folder, refreshSoon).on('error', refreshSoon));
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Checks the site again, but once for several changes. */
function refreshSoon() {
  clearTimeout(timer);
  // A file that goes while it is read is no reason to stop: another change follows.
  timer = setTimeout(() => (work = work.then(refresh).catch(console.error)), 100);
}

async function refresh() {
  watchFolders();
  const data = await readData(siteDirectory);
  const isComplete = await copyData(siteDirectory, data, dataCopy);
  if (isComplete) next ??= startNext();
  const found = await checkSite(siteDirectory, data);
  writeDevErrors('errors', formatProblems(found.errors));
  writeDevErrors('drafts', formatProblems(found.drafts));
  const text = formatErrors(found);
  if (text !== printed) console.error(text || 'No errors.\n');
  printed = text;
  if (!next) console.error('Waiting until data/ is corrected.\n');
}

function startNext() {
  return spawn('next', ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SITE_COPY: devDirectory,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    shell: process.platform === 'win32',
  }).on('close', (code) => process.exit(code ?? 1));
}
