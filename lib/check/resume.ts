import { existsSync } from 'node:fs';
import type { Project } from '../content/kinds';
import { PERIOD } from '../content/schemas';
import { cvData, missingCvLetters, type CvSource } from '../cv/cv-data';
import { cvFiles } from '../cv/cv-files';
import { entryNames } from '../resume/entries';
import { readProfile } from '../resume/networks';
import { RESUME_FILE } from '../resume/read-resume';
import type { Resume } from '../resume/resume';
import { shorten } from '../text';
import { isAbsolute } from '../urls';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import { textsWith } from '../validation/validate';

const LETTERS = 'letters that a typeface of data/theme.ts has, for the CV';

const NO_EMOJI = 'remove it: typefaces have no emoji';

const TYPEFACE =
  'install a typeface that has it, such as noto-sans-jp of https://fontsource.org for Japanese, and name it in data/theme.ts: see docs/brand.md';

/**
 * Finds parts of a valid résumé that the site cannot show: letters that the CV's typefaces lack, an image that
 * is not in `public/`, and profiles without a URL. Missing letters in the owner's name and a wrong path of the
 * image are errors, all else is a warning or a placeholder.
 * @param written the parsed JSON
 */
export function checkShownResume(source: CvSource, written: unknown): Diagnostic[] {
  const { resume, owner, theme } = source;
  const missing = cvFiles(source).length > 0 ? missingCvLetters(cvData(source), theme) : [];
  const name = missing.filter((letter) => owner.name.includes(letter));
  const others = missing.filter((letter) => !name.includes(letter));
  const { image, url, profiles } = resume.basics;
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], field: string, fault: Fault) =>
    diagnostics.push({ severity, file: RESUME_FILE, field, ...fault });
  if (!url) {
    report('placeholder', 'basics.url', {
      expected: 'the URL of the site, which feeds, search engines and share images need',
      found: 'nothing, or a profile',
      fix: 'write the URL at which you will publish the site; profiles have a list of their own',
    });
  }
  if (name.length > 0) {
    report('error', 'basics.name', {
      expected: LETTERS,
      found: name.join(' '),
      fix: isEmoji(name) ? NO_EMOJI : `write the name in Latin letters, or ${TYPEFACE}`,
    });
  }
  if (others.length > 0) {
    const hasMissing = (text: string) => others.some((letter) => text.includes(letter));
    const [field = 'letters', ...more] = textsWith(hasMissing, written);
    const also = more.length > 0 ? `; also in ${shorten(more.join(', '))}` : '';
    report('warning', field, {
      expected: LETTERS,
      found: `${others.slice(0, 20).join(' ')}, missing from the CV${also}`,
      fix: isEmoji(others) ? NO_EMOJI : TYPEFACE,
    });
  }
  if (image && !owner.portrait) {
    const path = image.replace(/^[./]*(public\/)?/, '');
    const isElsewhere = isAbsolute(image);
    report(isElsewhere ? 'warning' : 'error', 'basics.image', {
      expected: 'the path of a file in public/, beginning with a slash',
      found: `"${image}", which the site does not show`,
      fix: isElsewhere
        ? 'save the image in public/images/, and write "/images/" and its name'
        : `write "/${path}"${existsSync(`public/${path}`) ? '' : ', and put the file there'}`,
    });
  }
  profiles.forEach((profile, index) => {
    if (readProfile(profile)) return;
    report('warning', `basics.profiles[${index}].url`, {
      expected: 'the URL of the profile',
      found: 'nothing, so the site does not show it',
      fix: 'write its URL',
    });
  });
  return diagnostics;
}

const isEmoji = (letters: readonly string[]) =>
  letters.every((letter) => /\p{Extended_Pictographic}/u.test(letter));

/** Finds projects that name a missing entry of the résumé, and projects without a period. */
export const checkPeriods = (resume: Resume, projects: readonly Project[]): Diagnostic[] =>
  projects.flatMap(({ file, resume: entry, periods }): Diagnostic[] => {
    const names = entryNames(resume);
    if (entry !== undefined && !names.includes(entry)) {
      const near = names.find((name) => entry.startsWith(name)) ?? nearest(entry, names)[0];
      return [
        {
          severity: 'error',
          file,
          field: 'resume',
          expected: `the name of an entry of ${RESUME_FILE}: ${names.join(', ')}`,
          value: entry,
          found: `"${entry}"`,
          fix: near ? `write ${near}` : 'write one of them, or "period: 2023" instead',
        },
      ];
    }
    if (periods.length > 0) return [];
    const fix = entry
      ? `add "startDate" to "${entry}" in ${RESUME_FILE}, or write "period: 2023" instead`
      : `write "period: 2023", or "resume:" and the name of an entry of ${RESUME_FILE}`;
    return [{ severity: 'error', file, field: 'period', expected: PERIOD, found: 'nothing', fix }];
  });
