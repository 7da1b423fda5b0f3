import { groupSlug } from '../slugs';
import type { Warning } from './warnings';

/** A post or project, and what it is grouped by. */
interface Grouped {
  file: string;
  tags: readonly string[];
  series?: string | undefined;
}

/**
 * Finds tags and series that are written in two ways. They share a page, whose heading is one of them.
 * What most files write is right; the first one where several are equally frequent.
 * @param files those of posts or those of projects, drafts included
 */
export function warnOfSpellings(files: readonly Grouped[]): Warning[] {
  return [
    ...warnOfNames('tag', files, ({ tags }) => [...new Set(tags)]),
    ...warnOfNames('series', files, ({ series = [] }) => [series].flat()),
  ];
}

function warnOfNames(
  what: string,
  files: readonly Grouped[],
  namesOf: (file: Grouped) => string[],
) {
  /** For each page, the files that write its name in a way. */
  const pages = new Map<string, Map<string, string[]>>();
  for (const file of files) {
    for (const name of namesOf(file)) {
      const slug = groupSlug(name) || name;
      const spellings = pages.get(slug) ?? new Map<string, string[]>();
      pages.set(slug, spellings.set(name, [...(spellings.get(name) ?? []), file.file]));
    }
  }
  return [...pages.values()].flatMap((spellings) => {
    const [usual, ...others] = [...spellings].sort(([, a], [, b]) => b.length - a.length);
    return others.flatMap(([name, writers]) =>
      writers.map((file) => {
        const other = usual?.[1].find((one) => one !== file);
        const like = other ? `, as ${other} does` : '';
        return {
          file,
          words: `${what} "${name}": write "${usual?.[0]}"${like}; both have one page`,
        };
      }),
    );
  });
}
