import { existsSync, readdirSync } from 'node:fs';
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
  const list = (folder: string) => entriesOf(root, folder);
  const posts = new Set(list('content/blog').map(({ name }) => name));
  return [
    ...list('content')
      .filter(({ name }) => !['blog', 'pages', 'projects'].includes(name))
      .map(({ file }) => orphan(file, outside)),
    ...[...list('content/projects'), ...list('content/pages')]
      .filter(({ kind }) => kind === 'folder')
      .map(({ file }) => orphan(file, noFolder)),
    ...list('content/blog')
      .filter(({ kind }) => kind === 'folder')
      .flatMap(({ name, file }) =>
        posts.has(`${name}.md`) ? besidePost(root, file) : [orphan(file, ofNoPost(name))],
      ),
    ...[...list('content/blog'), ...list('content/projects')]
      .filter(({ kind }) => kind === 'nothing')
      .map(({ file }) => orphan(file, deadLink)),
  ];
}

function besidePost(root: string, folder: string): Problem[] {
  return entriesOf(root, folder).flatMap(({ name, file, kind }) => {
    if (kind === 'folder') return besidePost(root, file);
    if (kind === 'nothing') return [orphan(file, deadLink)];
    return MEDIA.test(name) ? [] : [orphan(file, noMedia)];
  });
}

interface Entry {
  name: string;
  /** Path from the project's root. */
  file: string;
  kind: 'file' | 'folder' | 'nothing';
}

function entriesOf(root: string, folder: string): Entry[] {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => {
      const stat = statIfExists(path.join(whole, name));
      const kind = !stat ? 'nothing' : stat.isDirectory() ? 'folder' : 'file';
      return { name, file: `${folder}/${name}`, kind };
    });
}

const orphan = (file: string, rule: Finding): Problem => ({ file, field: 'place', ...rule });

const outside: Finding = {
  expected: 'nothing but the folders content/blog/, content/pages/ and content/projects/',
  found: 'something that no page is made from',
  fix: 'move it into one of them, or out of content/',
};

const noFolder: Finding = {
  expected: 'files, one for each project',
  found: 'a folder',
  fix: 'move its files into content/projects/, and its pictures into public/images/projects/',
};

const ofNoPost = (name: string): Finding => ({
  expected: 'a folder that has the name of a post, for its pictures and videos',
  found: `a folder without content/blog/${name}.md`,
  fix: `give folder and post the same name; posts themselves go directly into content/blog/`,
});

const noMedia: Finding = {
  expected:
    'pictures and videos of the post beside it: avif, gif, jpg, png, svg, webp, mp4, webm, vtt',
  found: 'a file of another kind',
  fix: 'move posts directly into content/blog/, other files into public/',
};

const deadLink: Finding = {
  expected: 'a file, or a link to one',
  found: 'a link that leads nowhere',
  fix: 'remove it, or put back what it leads to',
};
