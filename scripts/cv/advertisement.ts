import type { Resume } from '@/lib/resume/resume';
import { sectionNames } from '@/lib/schema/cvs';
import type { ResumeEntry } from './variant';

/** The skills of a résumé: keywords of all entries, names of skills and of languages. */
export function skillsOf(resume: Resume): string[] {
  const entries = sectionNames.flatMap((name): readonly ResumeEntry[] => resume[name]);
  const names = [
    ...entries.flatMap(({ keywords = [] }) => keywords),
    ...resume.skills.map(({ name }) => name ?? ''),
    ...resume.languages.map(({ language }) => language ?? ''),
  ];
  return [...new Set(names)].filter(Boolean);
}

/**
 * Whether a text names a skill, as a whole word: `Node.js` also as NodeJS, `Front end` as front-end or frontend, each
 * part of `CI/CD`, and a plural. Names of one or two letters, such as Go or C, count only in the same case.
 */
export const mentions = (text: string, skill: string): boolean =>
  [skill, ...skill.split('/')].some((name) => {
    const words = name.trim().replace(/[.\s]?js$|(?<=[a-z]{3})s$/i, '');
    if (words === '') return false;
    const pattern = words
      .split(/[\s-]+/)
      .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('[\\s-]?');
    const flags = words.length > 2 ? 'iu' : 'u';
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${pattern}([.\\s]?js|s)?(?![\\p{L}\\p{N}+#])`,
      flags,
    ).test(text);
  });
