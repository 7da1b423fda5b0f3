import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { importPosts } from './import-posts';
import { CommandError, noProgress, readArguments, showProgress } from './site';

/** The file of the report, below the root of the site. */
const REPORT = 'import-report.txt';

const usage = `npm run new -- import ../old-blog [--url "/:year/:month/:title/"] [--posts content/articles]
  [--download] [--yes] [--dry-run] [--quiet]
Imports the posts of another site, and lists what is left to do. --url is the pattern of their old URLs,
if the configuration does not tell it; --posts is the folder of the posts, if they are not found;
--download fetches images from other hosts; --quiet shows no progress.`;

const { values, positionals } = readArguments(usage, {
  options: {
    url: { type: 'string' },
    posts: { type: 'string' },
    download: { type: 'boolean' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    quiet: { type: 'boolean' },
  },
  allowPositionals: true,
});
const {
  url,
  posts,
  download = false,
  yes = false,
  'dry-run': dryRun = false,
  quiet = false,
} = values;
const [folder, ...others] = positionals;
if (!folder || others.length > 0) throw new CommandError(`Expected one folder.\n${usage}`);
const progress = quiet ? noProgress : showProgress();
/** The language of this process, if it is not the main one: see scripts/new. */
const language = process.env.SITE_LANGUAGE;
const translations = process.env.TRANSLATIONS_DIR || 'translations';
const { text, short, isNew } = await importPosts(folder, {
  url,
  posts,
  download,
  dryRun,
  yes,
  contentFolder: process.env.CONTENT_DIR ?? 'content',
  translation: language ? { language, folder: path.join(translations, language) } : undefined,
  languages: existsSync(translations) ? readdirSync(translations) : [],
  progress,
});
if (!dryRun && isNew) {
  // What an earlier import left to do stays there.
  appendFileSync(REPORT, `${stripVTControlCharacters(text)}\n\n`);
  console.log(`${short}\n\nThe lists are in ${REPORT}. Next: npm run check`);
} else if (isNew || !language) console.log(text);
