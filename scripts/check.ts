import { parseArgs } from 'node:util';
import { findStaleAvailability } from '@/data/availability';
import { career } from '@/data/career';
import { buildDay } from '@/data/content/date';
import type { Content } from '@/data/content/load-content';
import { formatProblems, type Problem } from '@/data/content/problem';
import { owner } from '@/data/owner';
import { findPlaceholders, type Placeholder } from '@/data/placeholders';
import { timeline } from '@/data/timeline';
import { findMistakes } from './check/find-mistakes';

/*
 * Checks what the owner wrote: npm run check [-- --publish]
 * Mistakes fail. Placeholders, samples and statements that have run out are listed; with --publish
 * they fail too.
 */

const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });

const { content, mistakes } = findMistakes({ drafts: true });
const placeholders = [
  ...findPlaceholders('data/owner.ts', owner),
  ...findPlaceholders('data/timeline.ts', timeline),
];
const samples = findSamples(content);
const stale = findStaleAvailability(career, buildDay());

report('Mistakes', mistakes);
report('Out of date', stale);
list('Placeholders left: replace them with your own', placeholders);
list('Samples left: ask for the real text, then remove "sample: true"', samples);

const left = placeholders.length + samples.length + stale.length;
const blocking = values.publish ? left : 0;
console.log(
  `${count(mistakes.length, 'mistake')}, ${count(placeholders.length, 'placeholder')}, ` +
    `${count(samples.length, 'sample')}, ${stale.length} out of date.`,
);
if (blocking > 0) console.error('Not ready to publish: nothing of the above may be left.');
process.exitCode = mistakes.length + blocking > 0 ? 1 : 0;

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

function report(title: string, problems: readonly Problem[]) {
  if (problems.length > 0) console.error(`${title}\n\n${formatProblems(problems)}\n`);
}

function list(title: string, found: readonly Placeholder[]) {
  if (found.length === 0) return;
  console.log(`${title}\n`);
  for (const { file, field, value } of found) console.log(`  ${file}: ${field}: ${value}`);
  console.log('');
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
