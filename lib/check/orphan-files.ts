import { existsSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { Finding, Problem } from '../content/problem';
import { statIfExists } from '../content/stat-if-exists';

/** What may lie beside a post. */
const MEDIA = /\.(avif|gif|jpe?g|png|svg|webp|mp4|webm|vtt)$/i;

/**
 * Finds what lies in `content/` and would never be read: other folders, folders that belong to no
 * post, files in them that are no pictures or videos, and links that lead nowhere. Hidden files are left alone.
 * @param root the project's folder
 */
export function findOrphanFiles(root: string): Problem[] {
  const content = path.join(root, 'content');
  if (!existsSync(content)) return [];
  const all = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const posts = new Set(all.filter((name) => /^blog\/[^/]+\.md$/.test(name)));
  const bundles = new Set(all.filter((name) => /^blog\/[^/]+\/index\.md$/.test(name)));
  return all
    .filter((name) => !/(^|\/)\./.test(name))
    .flatMap((name) => {
      const wrong = misplaced(name, statIfExists(path.join(content, name)), posts);
      const bundle = `${name}/index.md`;
      if (wrong === orphan && bundles.has(bundle)) {
        const place = { file: `content/${bundle}`, field: 'place' };
        const fix = `move it to content/${name}.md; its pictures stay in content/${name}/`;
        return [{ ...place, ...orphan, fix }];
      }
      return wrong ? [{ file: `content/${name}`, field: 'place', ...wrong }] : [];
    });
}

/** What is wrong with the place of something, by its path from `content/`. */
function misplaced(name: string, stat: Stats | undefined, posts: ReadonlySet<string>) {
  const [folder = '', entry, ...below] = name.split('/');
  const isBelow = below.length > 0;
  if (!/^(blog|pages|projects)$/.test(folder)) return entry ? undefined : orphan;
  if (!entry || (folder !== 'blog' && isBelow)) return undefined;
  if (!stat) return deadLink;
  if (folder !== 'blog') return stat.isDirectory() ? orphan : undefined;
  const isOfPost = posts.has(`blog/${entry}.md`);
  if (stat.isDirectory()) return isOfPost || isBelow ? undefined : orphan;
  return isOfPost && isBelow && !MEDIA.test(name) ? orphan : undefined;
}

const orphan: Finding = {
  expected:
    'files of posts, pages and projects directly in content/blog/, content/pages/ and content/projects/; pictures and videos of a post in content/blog/its-id/',
  found: 'something that no page is made from',
  fix: 'move it to one of these places, or into public/, or remove it',
};

const deadLink: Finding = {
  expected: 'a file, or a link to one',
  found: 'a link that leads nowhere',
  fix: 'remove it, or put back what it leads to',
};
