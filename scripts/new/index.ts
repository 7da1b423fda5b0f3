import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ContentError } from '@/lib/diagnostic';
import { furtherLanguages } from '@/lib/languages/languages';
import { languageTag } from '@/lib/schema/site';
import { checkDataFiles } from '../check/data/files';
import { CommandError, readArguments } from '../shared/cli';
import { languageEnvironment } from '../shared/overlay';

const usage = `npm run new -- post|project|page "Title" [--slug name] [--language fr [--translates slug]]
Writes the file of a new post, project or page, in another language with the text to translate.

npm run new -- language fr [--dry-run]
Writes the files of another language, apart from those that exist.

npm run new -- site [--from resume.json] [--language es] [--yes] [--dry-run]
Turns the sample into your site. It asks seven questions; --from suggests answers from a résumé: JSON
Resume, LinkedIn's archive (ZIP or folder), RenderCV (YAML) or Reactive Resume (JSON). --yes asks
nothing, --dry-run changes nothing. Without --language, the site is in English (en).

npm run new -- look ledger|press|signal|studio
Changes the look: its name in data/theme.ts, and the typefaces in app/fonts.css. What differs from it in
data/theme.ts stays.

npm run new -- pages-cms
Writes .pages.yml, for the editor Pages CMS: docs/write.md

npm run new -- import ../old-blog [--url "/:year/:month/:title/"] [--download] [--yes] [--dry-run] [--quiet]
Imports the posts of another site: docs/import.md`;

const args = process.argv.slice(2);
// The import is a package of its own, which may be deleted.
if (args.find((arg) => !arg.startsWith('-')) === 'import') {
  const wrong = checkDataFiles();
  if (wrong.length > 0) throw new ContentError(wrong);
  const program = 'packages/import-posts/src/index.ts';
  if (!existsSync(program)) throw new CommandError('packages/import-posts/ was deleted.');
  const own = args.filter((arg) => arg !== 'import');
  // Posts in another language are imported in a process in which data/ is that of the language.
  for (const language of [undefined, ...furtherLanguages()]) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, program, ...own], {
      stdio: 'inherit',
      env: languageEnvironment(language),
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit();
}

const { values, positionals } = readArguments(usage, {
  options: {
    slug: { type: 'string' },
    translates: { type: 'string' },
    from: { type: 'string' },
    language: { type: 'string' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  allowPositionals: true,
});
const { slug, translates, from, language, yes = false, 'dry-run': dryRun = false } = values;
const [kind, ...words] = positionals;
const title = words.join(' ').replace(/\s+/g, ' ').trim();

/** The options that each kind has. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  post: ['slug', 'language', 'translates'],
  project: ['slug', 'language', 'translates'],
  page: ['slug', 'language', 'translates'],
  language: ['dry-run'],
  site: ['from', 'language', 'yes', 'dry-run'],
  look: [],
  'pages-cms': [],
};

const options = optionsOf[kind ?? ''];
if (!options)
  throw new CommandError(
    `Expected post, project, page, language, site, look, pages-cms or import.\n${usage}`,
  );
const foreign = Object.keys(values).find((name) => !options.includes(name));
if (foreign) throw new CommandError(`"${kind}" has no option --${foreign}.\n${usage}`);
if (kind === 'site') {
  if (title !== '') throw new CommandError(`A site has no title.\n${usage}`);
  const { error } = languageTag.safeParse(language ?? 'en');
  if (error) throw new CommandError(`--language: expected ${error.issues[0]?.message}.`);
  const { newSite } = await import('./site');
  await newSite({ from, language: language ?? 'en', yes, dryRun });
} else if (kind === 'language') {
  const { newLanguage } = await import('./language');
  await newLanguage(title, dryRun);
} else if (kind === 'look') {
  const { applyLook } = await import('./look');
  await applyLook(title);
} else if (kind === 'pages-cms') {
  const { PAGES_CMS_FILE, writePagesCmsConfig } = await import('./pages-cms');
  writePagesCmsConfig();
  console.log(`Written: ${PAGES_CMS_FILE}`);
} else if (kind === 'post' || kind === 'project' || kind === 'page') {
  if (title === '') throw new CommandError(`The title is missing.\n${usage}`);
  const { writeEntry } = await import('./entry');
  writeEntry(kind, title, { slug, language, translates });
}
