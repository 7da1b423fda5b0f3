import type { Warning } from '@/lib/check/warnings';
import { contentFiles } from '@/lib/content/content-files';
import type { Content } from '@/lib/content/model';
import type { Typefaces } from '@/lib/schema';
import { missingLetters } from '../fonts/font-files';
import { readFonts } from './fonts';

/**
 * Warns of titles with letters that share images leave out, as none of their fonts has them.
 * @param root folder of the site
 */
export function warnOfLetters(
  content: Pick<Content, 'projects' | 'pages' | 'posts'>,
  typefaces: Typefaces,
  root: string,
): Warning[] {
  const files = contentFiles(content);
  const all = files.map(({ matter }) => matter.title).join('');
  const missing = missingLetters(all, readFonts(typefaces, root));
  return files.flatMap(({ file, matter: { title } }) => {
    const letters = missing.filter((letter) => title.includes(letter));
    if (letters.length === 0) return [];
    const words =
      `title: the share image leaves out ${letters.join(' ')}, which no typeface of data/theme.ts has: ` +
      'choose one with that script, such as @fontsource/noto-sans-jp for Japanese';
    return [{ file, words }];
  });
}
