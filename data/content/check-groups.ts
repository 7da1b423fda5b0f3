import type { PostSummary } from './model';
import type { Problem } from './problem';
import { tagSlug } from './tag-slug';

/**
 * Finds tags and series whose names cannot be addresses, or share an address with another name.
 * @param posts drafts included
 */
export function checkGroups(posts: readonly PostSummary[]): Problem[] {
  const tags = new Map<string, NamedIn>();
  const series = new Map<string, NamedIn>();
  return [...posts]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((post) => {
      const file = `content/blog/${post.id}.md`;
      const repeated = post.tags.filter((name, index) => post.tags.indexOf(name) !== index);
      return [
        ...repeated.map((name) => problem(file, 'tags', 'each tag once', `"${name}" twice`)),
        ...post.tags.flatMap((name) => checkName(file, 'tags', name, tags)),
        ...(post.series ? checkName(file, 'series', post.series, series) : []),
      ];
    });
}

interface NamedIn {
  name: string;
  file: string;
}

function checkName(
  file: string,
  field: 'tags' | 'series',
  name: string,
  known: Map<string, NamedIn>,
): Problem[] {
  const slug = tagSlug(name);
  if (!slug) {
    return [problem(file, field, 'a name with a letter from a to z or a digit', `"${name}"`)];
  }
  const first = known.get(slug) ?? { name, file };
  known.set(slug, first);
  if (first.name === name) return [];
  return [
    {
      ...problem(file, field, `"${first.name}", as ${first.file} writes it`, `"${name}"`),
      mend: `write both alike: their addresses would both end in /${slug}/`,
    },
  ];
}

const problem = (file: string, field: string, expected: string, found: string): Problem => ({
  file,
  field,
  expected,
  found,
  mend: `change the field "${field}"`,
});
