import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readArguments, readBasePath } from '@/lib/cli';
import { aliasesOf } from '@/lib/content/aliases';
import { buildDay } from '@/lib/dates';
import { buildId } from '@/lib/files/build-id';
import { isSystemFile } from '@/lib/files/files-in';
import { writeFiles } from '@/lib/files/write-files';
import { exportFiles } from '@/lib/hosts/host-files';
import { hostSite } from '@/lib/hosts/host-site';
import { imageUrl } from '@/lib/images/image';
import { aliasFiles } from '@/lib/seo/alias-files';
import { policySources } from '@/lib/services';
import { NO_ENTRY, postSourcePath } from '@/lib/urls';

const usage = `npm run build
Builds the site into out/. BASE_PATH=/portfolio builds it for that path.`;

readArguments(usage, {});
const basePath = readBasePath();
const out = process.env.OUT_DIR || 'out';
// If the shell set NODE_ENV to another value, drafts would be published.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

// The check runs in a process of its own, to free its memory for Next.
runNode('--import', 'tsx', 'scripts/check.ts', '--quiet');

// Imported only now that data/ has been checked.
const { settings } = await import('@/data/site');
const { theme } = await import('@/data/theme');
const { absoluteUrl, owner, resume } = await import('@/app/owner');
const { contentDirectory, cvSource, siteContent, siteFolders } = await import('@/app/content');
const today = buildDay(settings.timeZone);
process.env.BUILD_ID = buildId(contentDirectory, today, basePath);
runNode(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');

// Imported late, to leave the memory to Next.
const { namedFiles, writeImages } = await import('@/lib/images/write-images');
const { buildCv } = await import('@/lib/cv/build-cv');
const { finishPages } = await import('./postbuild');

const content = siteContent();
removeLeftovers();
await Promise.all([images(), cv()]);
writeMarkdown();
const aliases = aliasesOf(content);
writeFiles(out, exportFiles(hostSite(basePath, aliases)));
await finishPages(out, basePath, { sources: policySources(settings.services) });
writeFiles(
  out,
  aliasFiles(aliases, {
    out,
    basePath,
    absoluteUrl,
    language: settings.language,
    colorScheme: theme.only ?? 'light dark',
  }),
);
console.log(`${out}/ is complete: npm run serve`);
const [, wanted] = /^https?:\/\/[^/]+(\/.+?)\/?$/.exec(resume.basics.url ?? '') ?? [];
if (wanted && basePath === '') {
  console.log(
    `It works only at the root of a host, but basics.url has a path. For that: BASE_PATH=${wanted} npm run build`,
  );
}

/** Runs Node, and ends the build if it fails. */
function runNode(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Removes the placeholder page, which Next requires for dynamic routes without pages, and files of operating systems,
 * which Next copies from public/.
 */
function removeLeftovers() {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const { base } = path.parse(name);
    const isPlaceholder = base.split('.')[0] === NO_ENTRY && !existsSync(path.join('public', name));
    if (!isPlaceholder && !isSystemFile(base)) continue;
    rmSync(path.join(out, name), { recursive: true, force: true });
  }
}

async function images() {
  const named = new Set(content.all.flatMap(namedFiles));
  const besideTexts = content.all.flatMap(({ imageUrls, base }) =>
    Object.values(imageUrls).flatMap((url = '') => imageUrl(url, base) ?? []),
  );
  if (owner.portrait) besideTexts.push(owner.portrait.src);
  const count = await writeImages(out, siteFolders, [...named], besideTexts);
  console.log(`${count} images`);
}

async function cv() {
  for (const file of await buildCv(out, cvSource())) console.log(file);
}

/** Writes the Markdown of each post beside its page, and beside its earlier paths. */
function writeMarkdown() {
  for (const { id, aliases: earlier = [], source } of content.posts) {
    const before = earlier.filter((alias) => /^\/blog\/.*\/$/.test(alias));
    for (const name of [postSourcePath(id), ...before.map((alias) => `${alias.slice(0, -1)}.md`)]) {
      writeFiles(out, { [name]: source });
    }
  }
}
