import type { CvSource } from '@/app/cv';
import { sectionNames } from '@/lib/cv/sections';
import type { CvVariant } from '@/lib/schema';
import { measureCv } from './render-cv';
import { namesIn, variantSource } from './variant';

/** How many entries each list of what can go names at most. */
const MOST_ENTRIES = 8;

/** How many highlights to try. */
const highlights = [4, 3, 2, 1];

/**
 * Says by how much a CV is too long for its pages, and how much each of the fields that shorten it would save.
 * @param source the CV
 * @param variant a variant of it; by default the CV itself, which may have two pages
 * @returns undefined if it fits
 */
export async function describeTooLong(
  source: CvSource,
  variant: CvVariant = { name: 'The CV', label: '' },
): Promise<string | undefined> {
  const whole = variantSource(source, variant);
  const names = namesIn(whole.resume);
  const { sections = sectionNames, shorten = [], leaveOut = [] } = variant;
  const changes: { field: string; name: string; to: Partial<CvVariant> }[] = [
    ...highlights.map((most) => ({
      field: 'highlights',
      name: String(most),
      to: { highlights: most },
    })),
    ...sections.map((name) => ({
      field: 'sections without',
      name,
      to: { sections: sections.filter((section) => section !== name) },
    })),
    ...names.map((name) => ({ field: 'shorten', name, to: { shorten: [...shorten, name] } })),
    ...names.map((name) => ({ field: 'leaveOut', name, to: { leaveOut: [...leaveOut, name] } })),
  ];
  const others = changes.map(({ to }) => variantSource(source, { ...variant, ...to }));
  const tooLong = await measureCv(whole, others);
  if (!tooLong) return undefined;
  const { paper, limit, pages, millimetres, saved } = tooLong;
  const lengths = changes.map(({ field, name }, index) => {
    const length = Math.floor(saved[index] ?? 0);
    return { field, length, text: `${name} ${length} mm` };
  });
  const savedBy = (field: string) => {
    const found = lengths
      .filter((one) => one.field === field && one.length > 0)
      .sort((a, b) => b.length - a.length)
      .slice(0, MOST_ENTRIES);
    return `${field} would save: ${found.map(({ text }) => text).join(', ') || 'nothing'}`;
  };
  return [
    `${variant.name} is ${millimetres} mm too long for ${limit === 1 ? '1 page' : `${limit} pages`} on ${paper === 'a4' ? 'A4' : 'US Letter'}: it has ${pages}`,
    ...new Set(changes.map(({ field }) => savedBy(field))),
  ].join('\n');
}
