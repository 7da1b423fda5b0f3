import type { PostSummary } from '../content/model';
import type { Problem } from '../content/problem';
import { latinSlug } from '../slugs';

/**
 * Finds tags and series whose names have no slug, or share a slug with another name.
 * @param posts drafts included
 */
export function checkGroups(posts: readonly PostSummary[]): Problem[] {
  const sorted = [...posts].sort((a, b) => (a.id < b.id ? -1 : 1));
  const tags = spellings(sorted, (post) => post.tags);
  const series = spellings(sorted, (post) => (post.series ? [post.series] : []));
  return sorted.flatMap((post) => {
    const file = fileOf(post);
    const repeated = post.tags.filter((name, index) => post.tags.indexOf(name) !== index);
    return [
      ...repeated.map((name) => problem(file, 'tags', 'each tag once', `"${name}" twice`)),
      ...post.tags.flatMap((name) => checkName(file, 'tags', name, tags)),
      ...(post.series ? checkName(file, 'series', post.series, series) : []),
    ];
  });
}

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

function checkName(
  file: string,
  field: 'tags' | 'series',
  name: string,
  usual: ReadonlyMap<string, Spelling>,
): Problem[] {
  const slug = latinSlug(name);
  if (!slug) {
    return [problem(file, field, 'a name with a letter from a to z or a digit', `"${name}"`)];
  }
  const known = usual.get(slug);
  if (!known || known.name === name) return [];
  return [
    {
      ...problem(file, field, `"${known.name}", as ${known.files[0]} writes it`, `"${name}"`),
      fix: `write both alike: their URLs would both end in /${slug}/`,
    },
  ];
}

const problem = (file: string, field: string, expected: string, found: string): Problem => ({
  file,
  field,
  expected,
  found,
  fix: `change the field "${field}"`,
});
