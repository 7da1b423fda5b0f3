import { CommandError, readArguments } from '@/lib/cli';
import { languageTag } from '@/lib/schema';

const usage = `npm run new -- post|project|page "Title" [--slug name]
Writes the files of a new post, project or page.

npm run new -- site [--from resume.json] [--language es] [--yes] [--dry-run]
Turns the sample into your site. It asks six questions; --from suggests answers from a résumé in the
JSON Resume format. --yes asks nothing, --dry-run changes nothing. Without --language, the site is in
English (en).`;

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
const { slug, from, language = 'en', yes = false, 'dry-run': dryRun = false } = values;
const [kind, ...words] = positionals;
const title = words.join(' ').replace(/\s+/g, ' ').trim();
if (kind === 'site') {
  if (slug !== undefined || title !== '') {
    throw new CommandError(`A site has no title and no slug.\n${usage}`);
  }
  const { error } = languageTag.safeParse(language);
  if (error) throw new CommandError(`--language: expected ${error.issues[0]?.message}.`);
  const { newSite } = await import('./new/site');
  await newSite({ from, language, yes, dryRun });
} else if (kind === 'post' || kind === 'project' || kind === 'page') {
  if (from !== undefined || values.language !== undefined || yes || dryRun) {
    throw new CommandError(`--from, --language, --yes and --dry-run are for a site.\n${usage}`);
  }
  if (title === '') throw new CommandError(`The title is missing.\n${usage}`);
  const { writeEntry } = await import('./new/entry');
  writeEntry(kind, title, slug);
} else {
  throw new CommandError(`Expected post, project, page or site.\n${usage}`);
}
