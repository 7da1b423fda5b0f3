import type { PostSummary } from '../content/model';
import type { Problem } from '../content/problem';
import { latinSlug } from '../slugs';
import type { Warning } from './warnings';

/** Finds tags and series whose names have no slug, and tags that a post has twice. */
export const checkGroups = (posts: readonly PostSummary[]): Problem[] =>
  [...posts].sort(byId).flatMap((post) => {
    const file = fileOf(post);
    const repeated = post.tags.filter((name, index) => post.tags.indexOf(name) !== index);
    return [
      ...repeated.map((name) => problem(file, 'tags', 'each tag once', `"${name}" twice`)),
      ...post.tags.flatMap((name) => checkName(file, 'tags', name)),
      ...seriesOf(post).flatMap((name) => checkName(file, 'series', name)),
    ];
  });

/** A post or project, and what it is grouped by. */
interface Grouped {
  file: string;
  tags: readonly string[];
  series?: string | undefined;
}

/** A tag or series as a file writes it. */
interface Use {
  what: 'tag' | 'series';
  name: string;
  file: string;
}

/**
 * Finds tags and series that are written in two ways. They share a page, whose heading is one of them.
 * What most files write is right; the first one where several are equally frequent.
 * @param files those of posts or those of projects, drafts included
 */
export function warnOfSpellings(files: readonly Grouped[]): Warning[] {
  const sorted = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  const uses = sorted.flatMap(({ file, tags, series }): Use[] => [
    ...[...new Set(tags)].map((name) => ({ what: 'tag' as const, name, file })),
    ...(series ? [{ what: 'series' as const, name: series, file }] : []),
  ]);
  const counts = new Map<string, number>();
  const countOf = ({ what, name }: Use) => counts.get(`${what} ${name}`) ?? 0;
  for (const use of uses) counts.set(`${use.what} ${use.name}`, countOf(use) + 1);
  const usual = new Map<string, Use>();
  const groupOf = ({ what, name }: Use) => `${what} ${latinSlug(name) || name}`;
  for (const use of uses) {
    const other = usual.get(groupOf(use));
    if (!other || countOf(use) > countOf(other)) usual.set(groupOf(use), use);
  }
  return uses.flatMap((use) => {
    const right = usual.get(groupOf(use));
    if (!right || right.name === use.name) return [];
    const { what, name, file } = use;
    const words = `${what} "${name}": write "${right.name}", as ${right.file} does; both have one page`;
    return [{ file, words }];
  });
}

const byId = (a: PostSummary, b: PostSummary) => (a.id < b.id ? -1 : 1);

const seriesOf = ({ series }: PostSummary) => (series ? [series] : []);

const fileOf = ({ id }: PostSummary) => `content/blog/${id}.md`;

const checkName = (file: string, field: 'tags' | 'series', name: string): Problem[] =>
  latinSlug(name)
    ? []
    : [problem(file, field, 'a name with a letter from a to z or a digit', `"${name}"`)];

const problem = (file: string, field: string, expected: string, found: string): Problem => ({
  file,
  field,
  expected,
  found,
  fix: `change the field "${field}"`,
});
