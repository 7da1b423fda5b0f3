import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unlistedFolder } from '@/lib/cv/cv-files';
import { writeFiles } from '@/lib/files/write-files';
import { furtherLanguages } from '@/lib/languages/languages';
import { readArguments, readBasePath } from '../shared/cli';
import { languageEnvironment } from '../shared/overlay';
import { exportFiles } from './hosts/host-files';
import type { HostSite } from './hosts/host-site';

const usage = `npm run build -- [--quiet]
Builds the site into out/, in all its languages. BASE_PATH=/portfolio builds it for that path. --quiet
shows no progress.`;

const { values } = readArguments(usage, { options: { quiet: { type: 'boolean' } } });
const base = readBasePath();
const out = process.env.OUT_DIR || 'out';
// If the shell set NODE_ENV to another value, drafts would be published.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
// The check renders all texts, and pages and the search read them: lib/content/text-cache.ts
const textCache = mkdtempSync(path.join(tmpdir(), 'text-cache-'));
process.env.TEXT_CACHE = textCache;
process.on('exit', () => rmSync(textCache, { recursive: true }));
// Otherwise these end the process without the event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

// The check and each language run in processes of their own, to free their memory for the next one.
const check = ['scripts/check/index.ts', values.quiet ? '--quiet' : '--errors'];
const { status } = spawnSync(process.execPath, [...process.execArgv, ...check], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

rmSync(unlistedFolder(out), { recursive: true, force: true });
const languages = furtherLanguages();
const redirects: HostSite['redirects'][number][] = [];
for (const language of [undefined, ...languages]) redirects.push(...(await build(language)));
writeFiles(out, exportFiles({ base, redirects, languages }));
console.log(`${out}/ is complete: npm run serve`);

const { resume } = await import('@/app/owner');
const { url = '' } = resume.basics;
const basePath = URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';
if (basePath && !base) {
  console.log(
    `It works only at the root of a host, but basics.url has a path. For that: BASE_PATH=${basePath} npm run build`,
  );
}

/** Builds a language, and ends this process if that fails. Returns its redirects. */
async function build(language: string | undefined): Promise<HostSite['redirects']> {
  if (language) console.log(`\n${language}`);
  const child = fork('scripts/build/language.ts', values.quiet ? ['--quiet'] : [], {
    env: languageEnvironment(language),
  });
  let redirects: HostSite['redirects'] = [];
  child.on('message', (message) => (redirects = message as HostSite['redirects']));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
  return redirects;
}
