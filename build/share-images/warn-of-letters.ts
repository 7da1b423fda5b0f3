import type { Warning } from '@/lib/check/warnings';
import type { Content } from '@/lib/content/model';
import type { Typefaces } from '@/lib/site/types';
import { missingLetters } from '../fonts/font-files';
import { readFonts } from './fonts';

/**
 * Warns of titles with letters that share images leave out, as none of their fonts has them.
 * @param root folder of the site
 */
export function warnOfLetters(
  { projects, pages, posts }: Pick<Content, 'projects' | 'pages' | 'posts'>,
  typefaces: Typefaces,
  root: string,
): Warning[] {
  const titles = [
    ...projects.map(({ slug, title }) => ({ file: `content/projects/${slug}.md`, title })),
    ...pages.map(({ slug, title }) => ({ file: `content/pages/${slug}.md`, title })),
    ...posts.map(({ summary: { id, title } }) => ({ file: `content/blog/${id}.md`, title })),
  ];
  const all = titles.map(({ title }) => title).join('');
  const missing = missingLetters(all, readFonts(typefaces, root));
  return titles.flatMap(({ file, title }) => {
    const letters = missing.filter((letter) => title.includes(letter));
    if (letters.length === 0) return [];
    const words =
      `title: the share image leaves out ${letters.join(' ')}, which no typeface of data/theme.ts has: ` +
      'choose one with that script, such as @fontsource/noto-sans-jp for Japanese';
    return [{ file, words }];
  });
}
