import { ContentError } from '@/lib/diagnostic';
import { languageTag } from '@/lib/schema/site';
import { checkDataFiles } from '../check/data';
import { CommandError, readArguments } from '../shared/cli';
import { noProgress, showProgress } from '../shared/progress';

const usage = `npm run new -- post|project|page "Title" [--slug name] [--language fr [--translates slug]]
Writes the file of a new post, project or page, in another language with the text to translate.

npm run new -- language fr [--dry-run]
Writes the files of another language, apart from those that exist.

npm run new -- site [--from resume.json] [--language es] [--yes] [--dry-run]
Turns the sample into your site. It asks seven questions; --from suggests answers from a résumé in the
JSON Resume format. --yes asks nothing, --dry-run changes nothing. Without --language, the site is in
English (en).

npm run new -- look ledger|press|signal|studio
Changes the look: its name in data/theme.ts, and the typefaces in app/fonts.css. What differs from it in
data/theme.ts stays.

npm run new -- import ../old-blog [--url "/:year/:month/:title/"] [--download] [--yes] [--dry-run] [--quiet]
Imports the posts of another site, and lists what is left to do. --url is the pattern of their old URLs,
if the configuration does not tell it; --download fetches images from other hosts; --quiet shows no
progress.`;

const { values, positionals } = readArguments(usage, {
  options: {
    slug: { type: 'string' },
    translates: { type: 'string' },
    from: { type: 'string' },
    language: { type: 'string' },
    url: { type: 'string' },
    download: { type: 'boolean' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    quiet: { type: 'boolean' },
  },
  allowPositionals: true,
});
const { slug, translates, from, language, url, download = false } = values;
const { yes = false, 'dry-run': dryRun = false, quiet = false } = values;
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
  import: ['url', 'download', 'yes', 'dry-run', 'quiet'],
};

const options = optionsOf[kind ?? ''];
if (!options)
  throw new CommandError(`Expected post, project, page, language, site, look or import.\n${usage}`);
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
} else if (kind === 'import') {
  const [folder, ...others] = words;
  if (!folder || others.length > 0) throw new CommandError(`Expected one folder.\n${usage}`);
  const wrong = checkDataFiles();
  if (wrong.length > 0) throw new ContentError(wrong);
  const { contentFolder } = await import('@/app/content');
  const { importPosts } = await import('./import');
  const progress = quiet ? noProgress : showProgress();
  console.log(await importPosts(folder, { url, download, dryRun, yes, contentFolder, progress }));
} else if (kind === 'post' || kind === 'project' || kind === 'page') {
  if (title === '') throw new CommandError(`The title is missing.\n${usage}`);
  const { writeEntry } = await import('./entry');
  writeEntry(kind, title, { slug, language, translates });
}
