import { CommandError, readArguments } from '@/build/cli';

const usage = `npm run new -- post|project|page "Title" [--slug name]
Writes the files of a new post, project or page.

npm run new -- site [--from resume.json] [--language es] [--yes] [--dry-run]
Turns the sample into your site. It asks for what it needs, and takes what it can from a résumé in the
form of JSON Resume 1.0.0; "-" reads it from standard input. --yes asks nothing, --dry-run changes
nothing. Without --language and an answer, the site is in English (en).`;

const { values, positionals } = readArguments(usage, {
  options: {
    slug: { type: 'string' },
    from: { type: 'string' },
    language: { type: 'string' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  allowPositionals: true,
});
const { slug, from, language, yes = false, 'dry-run': dryRun = false } = values;
const [kind, ...words] = positionals;
if (kind === 'site') {
  if (slug !== undefined)
    throw new CommandError(`--slug is for posts, projects and pages.\n${usage}`);
  if (words.length > 0) throw new CommandError(`Unexpected: ${words.join(' ')}\n${usage}`);
  throw new CommandError('This command is on its way.');
} else if (kind === 'post' || kind === 'project' || kind === 'page') {
  if (from !== undefined || language !== undefined || yes || dryRun) {
    throw new CommandError(`--from, --language, --yes and --dry-run are for a site.\n${usage}`);
  }
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '') throw new CommandError(`The title is missing.\n${usage}`);
  const { writeEntry } = await import('./new/entry');
  writeEntry(kind, title, slug);
} else {
  const found = kind ? `"${kind}"` : 'nothing';
  throw new CommandError(`Expected post, project, page or site, found ${found}.\n${usage}`);
}
