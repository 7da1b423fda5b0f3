import type { CvSource } from '@/lib/cv/cv-data';
import type { CvVariant } from '@/lib/schema';
import { measureCv } from './render-cv';
import { namesIn, variantSource } from './variant';

/** How many entries the list of what can go names at most. */
const MOST_ENTRIES = 8;

/**
 * Says by how much a variant is too long for its pages, and how much `shorten` and `leaveOut` would save for each entry.
 * @param source the CV that it is a variant of
 * @returns undefined if it fits
 */
export async function describeTooLong(
  source: CvSource,
  variant: CvVariant,
): Promise<string | undefined> {
  const whole = variantSource(source, variant);
  const names = namesIn(whole.resume);
  const without = (field: 'shorten' | 'leaveOut') =>
    names.map((name) =>
      variantSource(source, { ...variant, [field]: [...(variant[field] ?? []), name] }),
    );
  const tooLong = await measureCv(whole, [...without('shorten'), ...without('leaveOut')]);
  if (!tooLong) return undefined;
  const { paper, pages, millimetres, saved } = tooLong;
  const inWords = (field: string, lengths: readonly number[]) => {
    const entries = names
      .map((name, index) => ({ name, length: Math.floor(lengths[index] ?? 0) }))
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length)
      .slice(0, MOST_ENTRIES);
    return `${field} would save: ${entries.map(({ name, length }) => `${name} ${length} mm`).join(', ') || 'nothing'}`;
  };
  const limit = whole.pages === 1 ? '1 page' : `${whole.pages} pages`;
  return [
    `${variant.name} is ${millimetres} mm too long for ${limit} on ${paper === 'a4' ? 'A4' : 'US Letter'}: it has ${pages}`,
    inWords('shorten', saved.slice(0, names.length)),
    inWords('leaveOut', saved.slice(names.length)),
  ].join('\n');
}
