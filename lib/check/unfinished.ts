import { readFileSync } from 'node:fs';
import type { AnyEntry } from '../content/load';
import type { Project } from '../content/kinds';
import { RESUME_FILE } from '../resume/read-resume';
import type { Site } from './owner-data';
import { findPlaceholders, isUnwritten, type Placeholder } from './placeholders';
import { siteFiles } from './data-files';

const STRINGS = 'data/strings.ts';

/** Finds what the owner has not replaced yet: in `data/`, in front matter and in texts. */
export const findUnfinished = (site: Site, entries: readonly AnyEntry[]): Placeholder[] => [
  ...findPlaceholders(RESUME_FILE, site.resume),
  ...(site.resume.basics.url ? [] : [noUrl]),
  ...unwrittenStrings(),
  ...siteFiles.flatMap(([file, part]) => findPlaceholders(file, site[part])),
  ...entries.flatMap(({ file, source }) =>
    source.split('\n').flatMap((value, index) => {
      const text = value.replace(/^[\w\s-]+: *"?/, '');
      return isUnwritten(text) || isUnwritten(value)
        ? [{ file, line: index + 1, field: 'text', value: value.trim() }]
        : [];
    }),
  ),
];

const noUrl: Placeholder = {
  file: RESUME_FILE,
  field: 'basics.url',
  value: 'the URL of the site is missing, which feeds, search engines and share images need',
};

/** Strings may be functions, whose texts only the file shows. */
const unwrittenStrings = (): Placeholder[] =>
  readFileSync(STRINGS, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [value] = /To write:[^'"`]*/.exec(text) ?? [];
      return value ? [{ file: STRINGS, line: index + 1, field: 'text', value }] : [];
    });

/** Finds testimonials that are samples. */
export const findSamples = (projects: readonly Project[]): Placeholder[] =>
  projects.flatMap(({ file, testimonials }) =>
    testimonials.flatMap(({ sample, referentRole: value }, index) =>
      sample ? [{ file, field: `testimonials.${index}`, value }] : [],
    ),
  );
