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

/**
 * Finds tags and series that are written in two ways. They share a page, whose heading is one of them.
 * @param posts drafts included
 */
export function warnOfSpellings(posts: readonly PostSummary[]): Warning[] {
  const sorted = [...posts].sort(byId);
  const tags = spellings(sorted, (post) => post.tags);
  const series = spellings(sorted, seriesOf);
  return sorted.flatMap((post) => [
    ...post.tags.flatMap((name) => compareSpelling(post, 'tag', name, tags)),
    ...seriesOf(post).flatMap((name) => compareSpelling(post, 'series', name, series)),
  ]);
}

const byId = (a: PostSummary, b: PostSummary) => (a.id < b.id ? -1 : 1);

const seriesOf = ({ series }: PostSummary) => (series ? [series] : []);

const fileOf = ({ id }: PostSummary) => `content/blog/${id}.md`;

/** How a name is written, and the files that write it so. */
interface Spelling {
  name: string;
  files: string[];
}

/** The spelling that most posts use, by slug; the first one where several are equally frequent. */
function spellings(
  posts: readonly PostSummary[],
  namesOf: (post: PostSummary) => readonly string[],
): ReadonlyMap<string, Spelling> {
  const all = new Map<string, Spelling>();
  for (const post of posts) {
    for (const name of new Set(namesOf(post))) {
      const spelling = all.get(name) ?? { name, files: [] };
      spelling.files.push(fileOf(post));
      all.set(name, spelling);
    }
  }
  const usual = new Map<string, Spelling>();
  for (const spelling of all.values()) {
    const slug = latinSlug(spelling.name);
    const other = usual.get(slug);
    if (!other || spelling.files.length > other.files.length) usual.set(slug, spelling);
  }
  return usual;
}

function compareSpelling(
  post: PostSummary,
  what: 'tag' | 'series',
  name: string,
  usual: ReadonlyMap<string, Spelling>,
): Warning[] {
  const known = usual.get(latinSlug(name));
  if (!known || known.name === name) return [];
  const words = `${what} "${name}": write "${known.name}", as ${known.files[0]} does; both have one page`;
  return [{ file: fileOf(post), words }];
}

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
