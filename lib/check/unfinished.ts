import type { AnyEntry } from '../content/load';
import type { Project } from '../content/kinds';
import { RESUME_FILE } from '../resume/read-resume';
import type { Site } from '../site';
import { findPlaceholders, isUnwritten, type Placeholder } from '../site/placeholders';
import { siteFiles } from './data-files';

/** Finds what the owner has not replaced yet: in `data/`, in front matter and in texts. */
export const findUnfinished = (site: Site, entries: readonly AnyEntry[]): Placeholder[] => [
  ...findPlaceholders(RESUME_FILE, site.resume),
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

/** Finds testimonials that are samples. */
export const findSamples = (projects: readonly Project[]): Placeholder[] =>
  projects.flatMap(({ file, testimonials }) =>
    testimonials.flatMap(({ sample, referentRole: value }, index) =>
      sample ? [{ file, field: `testimonials.${index}`, value }] : [],
    ),
  );
