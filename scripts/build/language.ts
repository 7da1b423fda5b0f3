import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentFolder, siteContent, siteFolders } from '@/app/content';
import { cvSource, cvVariants, resumeJson } from '@/app/cv';
import { absoluteUrl, owner } from '@/app/owner';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { unlistedFolder } from '@/lib/cv/cv-files';
import { buildDay } from '@/lib/dates';
import { filesIn, isSystemFile } from '@/lib/files/files-in';
import { writeFiles } from '@/lib/files/write-files';
import { imageUrl } from '@/lib/images/image';
import { currentLanguage, furtherLanguages, isTranslated } from '@/lib/languages/languages';
import { policySources } from '@/lib/services';
import { basePath, NO_ENTRY, siteBasePath } from '@/lib/urls';
import { aliasesOf } from '../shared/aliases';
import { CommandError } from '../shared/cli';
import { noProgress, showProgress } from '../shared/progress';
import { aliasFiles } from './alias-files';
import { buildId } from './build-id';
import { COMPILE_HINT } from './compile-hint';
import { redirectsOf } from './hosts/host-site';
import { linkTranslations } from './link-translations';

/* Builds the site in one language, in a process of its own: pages, images, CV and Markdown. */

const out = process.env.OUT_DIR || 'out';
/** The folder of the pages of this language. */
const pages = currentLanguage ? path.join(out, currentLanguage) : out;
const exported = currentLanguage ? `${out}-${currentLanguage}` : out;
const progress = process.argv.includes('--quiet') ? noProgress : showProgress();

exportPages();
// Most of the following steps use one core, and Next has generated the types of its routes.
const types = checkTypes();
if (currentLanguage) mergePages();
if (furtherLanguages().length > 0) linkTranslations(pages);

// Imported late, to leave the memory to Next.
const { namedFiles, writeImages } = await import('./write-images');
const { makeCvs } = await import('../cv/make-cvs');
const { finishPages } = await import('./postbuild');
const { repaintDrawings } = await import('./repaint-drawings');

const content = siteContent();
removeLeftovers();
if (!currentLanguage) repaintDrawings(path.join(out, 'images'), theme);
await makeImages();
await writeCvs();
writeMarkdown();
await finishPages(out, siteBasePath, {
  pages,
  sources: policySources(settings.services),
  progress,
});
const aliases = aliasesOf(content);
writeFiles(
  pages,
  aliasFiles(aliases, {
    out: pages,
    basePath,
    absoluteUrl,
    language: settings.language,
    colorScheme: theme.only ?? 'light dark',
  }),
);
await types;
process.send?.(redirectsOf(basePath, aliases));

/** Runs `next build`, and ends this process if it fails. */
function exportPages() {
  const id = buildId(contentFolder, buildDay(settings.timeZone), basePath);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BUILD_ID: id,
      OUT_DIR: exported,
      // Turbopack's allocator returns memory at once, before pages are rendered; otherwise up to 800 MB stay unused:
      // https://microsoft.github.io/mimalloc/environment.html
      MIMALLOC_PURGE_DELAY: '0',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Checks the types of all code, and ends this process if there are errors. */
async function checkTypes() {
  // With another folder of content, the code is that of the site, whose build has checked it.
  if (process.env.CONTENT_DIR) return;
  const project = process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.json';
  const args = ['--noEmit', '--checkers', '1', '--project', project];
  const tsc = spawn(process.execPath, ['node_modules/typescript-7/lib/tsc.js', ...args], {
    stdio: 'inherit',
  });
  const [status] = (await once(tsc, 'exit')) as [number | null];
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Moves the pages below those of the main language. Chunks with the same name have the same bytes, and files that all
 * languages share exist already.
 * @throws CommandError if two languages have different files of the same name
 */
function mergePages() {
  for (const name of filesIn(path.join(exported, '_next'))) {
    const own = path.join(exported, '_next', name);
    const shared = path.join(out, '_next', name);
    if (!existsSync(shared)) cpSync(own, shared);
    else if (!hasSameBytes(own, shared)) throw new CommandError(`${own} differs from ${shared}`);
  }
  const shared = new Set(['favicon.ico', 'robots.txt', ...filesIn('public')]);
  if (!isTranslated('toolkit.ts')) shared.add('toolkit.svg');
  for (const name of filesIn(exported)) {
    if (shared.has(name) || /^(_next|icons)\//.test(name)) continue;
    const target = path.join(pages, name);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(exported, name), target);
  }
  rmSync(exported, { recursive: true });
}

/** Whether two files are the same, one of which may have the compile hint already. */
function hasSameBytes(...files: [string, string]): boolean {
  const [one, other] = files.map((file) => readFileSync(file, 'latin1').replace(COMPILE_HINT, ''));
  return one === other;
}

/**
 * Removes the placeholder page, which Next requires for dynamic routes without pages, and files of operating systems,
 * which Next copies from public/.
 */
function removeLeftovers() {
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    const { base } = path.parse(name);
    const isPlaceholder = base.split('.')[0] === NO_ENTRY && !existsSync(path.join('public', name));
    if (!isPlaceholder && !isSystemFile(base)) continue;
    rmSync(path.join(pages, name), { recursive: true, force: true });
  }
}

async function makeImages() {
  const named = new Set(content.all.flatMap(namedFiles));
  const besideTexts = content.all.flatMap(({ marked, baseUrl }) =>
    marked('image').flatMap(({ text: url }) => imageUrl(url, baseUrl) ?? []),
  );
  if (owner.portrait) besideTexts.push(owner.portrait.src);
  const count = await writeImages(out, siteFolders, [...named], besideTexts, theme, progress);
  console.log(`${count} images`);
}

async function writeCvs() {
  const { published, unlisted } = await makeCvs(cvSource(), cvVariants(), resumeJson);
  for (const file of writeFiles(pages, published)) console.log(file);
  for (const file of writeFiles(unlistedFolder(out), unlisted)) console.log(file);
}

/** Writes the Markdown of each post beside its page, and beside its earlier paths. */
function writeMarkdown() {
  for (const { sourcePath, aliases: earlier = [], text } of content.all) {
    if (sourcePath === undefined) continue;
    const before = earlier.filter((alias) => /^\/blog\/.*\/$/.test(alias));
    for (const name of [sourcePath, ...before.map((alias) => `${alias.slice(0, -1)}.md`)]) {
      writeFiles(pages, { [name]: text });
    }
  }
}
