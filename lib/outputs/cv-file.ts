/** The paper sizes that the CV is made in. */
export const cvPapers = ['a4', 'letter'] as const;
export type CvPaper = (typeof cvPapers)[number];

/** Letters that Unicode does not take apart into a base letter and an accent. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A name as lower-case words joined by hyphens: accents go, letters of other scripts stay. */
export function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A file of the CV: the name under which it is saved, and its path on the site. */
export interface CvFile {
  /** `john-doe-cv.pdf`; in US Letter `john-doe-cv-letter.pdf`. */
  name: string;
  /** Root-relative, without the base path, safe to put into `href`. */
  path: string;
}

/**
 * Where the CV of a paper size is found.
 * @param ownerName the owner's full name, in any script
 */
export function cvFile(paper: CvPaper, ownerName: string): CvFile {
  const words = [kebab(ownerName), 'cv', paper === 'letter' ? 'letter' : ''];
  const name = `${words.filter(Boolean).join('-')}.pdf`;
  return { name, path: `/cv/${encodeURIComponent(name)}` };
}
