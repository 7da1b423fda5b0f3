import { findStaleAvailability } from '@/lib/career/availability';
import { buildDay } from '@/lib/dates';
import type { Content } from '@/lib/content/load-content';
import { formatProblems, type Problem } from '@/lib/content/problem';
import { findStaleContact } from '@/lib/outputs/security-txt';
import { writtenSite } from '@/lib/site';
import { loadSiteContent, markdownWords } from '@/lib/site/content';
import { outDirectory, siteDirectory } from '@/lib/site/directory';
import { findPlaceholders, type Placeholder } from '@/lib/site/placeholders';
import {
  warnOfCode,
  warnOfFootnotes,
  warnOfHeadings,
  warnOfStrippedHtml,
  warnOfTags,
  type Warning,
} from '@/lib/check/warnings';
import { checkExport } from '@/lib/check/export';
import { findErrors } from '@/lib/check/content';
import { warnOfUnusedImages, warnOfHeavyImages, checkImages, findImages } from '@/lib/check/images';
import { readArguments } from '@/build/cli';
import { renderContent } from '@/build/render-content';

const usage = `npm run check -- [--publish]
Checks the content, and the export if there is one. With --publish, placeholders, samples and expired
dates are errors too.`;

const { values } = readArguments(usage, { options: { publish: { type: 'boolean' } } });
const root = siteDirectory;
const { owner, career, timeline, navigation, words } = writtenSite;

const rendered = await renderContent({ root, words: markdownWords });
const loaded = loadSiteContent({ ...rendered, drafts: true });
const { content, texts } = loaded;
const written = findErrors(writtenSite, root, loaded);
const posts = content.posts.map(({ summary }) => summary);
const isWaiting =
  content.projects.some(({ draft }) => draft) ||
  posts.some(({ draft, isoDate }) => draft || isoDate > buildDay());
const images = findImages(root);
const checkedImages = await checkImages(root, images);
const errors = distinct([
  ...written,
  // The build omits drafts, so links to them are dead.
  ...(isWaiting
    ? findErrors(writtenSite, root, loadSiteContent({ ...rendered, drafts: false }))
    : []),
  ...checkedImages.problems,
  ...checkExport(outDirectory, missingOnPurpose()),
]);
const placeholders = [
  ...findPlaceholders('data/owner.ts', owner),
  ...findPlaceholders('data/career.ts', career),
  ...findPlaceholders('data/timeline.ts', timeline),
  ...findPlaceholders('data/words.ts', words),
  ...content.projects
    .filter(({ draft }) => !draft)
    .flatMap((project) => findPlaceholders(`content/projects/${project.slug}.md`, project)),
  ...posts
    .filter(({ draft }) => !draft)
    .flatMap((post) => findPlaceholders(`content/blog/${post.id}.md`, post)),
];
const samples = findSamples(content);
const named = [writtenSite, content.projects, posts];
const stale = [
  ...findStaleAvailability(career, buildDay()),
  ...findStaleContact(owner, buildDay()),
];
const warnings = [
  ...warnOfHeadings(texts),
  ...warnOfCode(texts),
  ...warnOfFootnotes(texts),
  ...warnOfStrippedHtml(texts),
  ...warnOfTags(posts),
  // A file with errors may use any of the images.
  ...(written.length > 0 ? [] : warnOfUnusedImages(images, texts, named)),
  ...warnOfHeavyImages(images),
  ...checkedImages.warnings,
];

report('Errors', errors);
report('Out of date', stale);
list('Placeholders left: replace them with your own', placeholders.map(placeholderLine));
list(
  'Samples left: ask for the real text, then remove "sample: true"',
  samples.map(placeholderLine),
);
list('Warnings', warnings.map(warningLine));

const left = placeholders.length + samples.length + stale.length;
const blocking = values.publish ? left : 0;
console.log(
  `${count(errors.length, 'error')}, ${count(placeholders.length, 'placeholder')}, ` +
    `${count(samples.length, 'sample')}, ${stale.length} out of date, ` +
    `${count(warnings.length, 'warning')}.`,
);
if (blocking > 0) console.error('Not ready to publish: only warnings may be left.');
process.exitCode = errors.length + blocking > 0 ? 1 : 0;

/** Paths of links that are marked as missing in the navigation. */
function missingOnPurpose() {
  return navigation.footer
    .flatMap(({ links }) => links)
    .filter(({ missing }) => missing)
    .map(({ href }) => href);
}

function findSamples({ projects }: Content): Placeholder[] {
  return projects.flatMap(({ slug, testimonials }) =>
    testimonials.flatMap(({ sample, referentRole }, index) =>
      sample
        ? [
            {
              file: `content/projects/${slug}.md`,
              field: `testimonials.${index}`,
              value: referentRole,
            },
          ]
        : [],
    ),
  );
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function report(title: string, problems: readonly Problem[]) {
  if (problems.length > 0) console.error(`${title}\n\n${formatProblems(problems)}\n`);
}

function list(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`${title}\n\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

function placeholderLine({ file, field, value }: Placeholder) {
  return `${file}: ${field}: ${value}`;
}

function warningLine({ file, line, words }: Warning) {
  return `${file}${line ? `:${line}` : ''}: ${words}`;
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
