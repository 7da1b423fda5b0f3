import { parseArgs } from 'node:util';
import { career } from '@/data/career';
import { checkCareer } from '@/data/career-check';
import { readContent, type Content } from '@/data/content/load-content';
import { formatProblems } from '@/data/content/problem';
import { owner } from '@/data/owner';
import { findPlaceholders, type Placeholder } from '@/data/placeholders';
import { timeline } from '@/data/timeline';

/*
 * Checks what the owner wrote: npm run check [-- --publish]
 * Mistakes fail. Placeholders and samples that are left are listed; with --publish they fail too.
 */

const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });

const { content, problems } = readContent({ drafts: true });
const careerProblems = checkCareer(career).map(({ where, what, mend }) => ({
  file: 'data/career.ts',
  field: where,
  expected: 'a career that agrees with itself',
  found: what,
  mend,
}));
const mistakes = [...problems, ...careerProblems];
const placeholders = [
  ...findPlaceholders('data/owner.ts', owner),
  ...findPlaceholders('data/timeline.ts', timeline),
];
const samples = findSamples(content);

if (mistakes.length > 0) console.error(`Mistakes\n\n${formatProblems(mistakes)}\n`);
list('Placeholders left: replace them with your own', placeholders);
list('Samples left: ask for the real text, then remove "sample: true"', samples);

const blocking = values.publish ? placeholders.length + samples.length : 0;
console.log(
  `${count(mistakes.length, 'mistake')}, ${count(placeholders.length, 'placeholder')}, ${count(samples.length, 'sample')}.`,
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

function list(title: string, found: readonly Placeholder[]) {
  if (found.length === 0) return;
  console.log(`${title}\n`);
  for (const { file, field, value } of found) console.log(`  ${file}: ${field}: ${value}`);
  console.log('');
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
