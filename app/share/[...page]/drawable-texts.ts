import { missingLetters, withoutLetters } from '@/lib/fonts/typefaces';
import type { ShareItem } from './items';
import { typefaces } from './renderer';
import type { Shown } from './share-image';

/** The texts of a share image, without letters that no typeface has. */
export function drawableTexts({ captions, title, signature, path }: ShareItem): Shown {
  const [kind = '', date = '', cleanTitle = '', name = '', role = ''] = [
    ...captions,
    title,
    ...signature,
  ].map(plainText);
  const item = { captions: [kind, date], title: cleanTitle, signature: [name, role] } as const;
  const letters = [kind, date, cleanTitle, name, role].join('');
  const shown = withoutLetters(item, missingLetters(letters, Object.values(typefaces)));
  // If no letters of the title remain, the last part of the path replaces it.
  return {
    ...shown,
    title: shown.title || (path.split('/').at(-2) ?? '').replaceAll('-', ' '),
  };
}

/** Composes letters, and removes characters that would break the line or change its direction. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();
