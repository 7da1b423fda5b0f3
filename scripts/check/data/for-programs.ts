import type { CvSource } from '@/app/cv';
import { cvFiles } from '@/lib/cv/cv-files';
import type { Diagnostic } from '@/lib/diagnostic';
import { isFields } from '@/lib/is-fields';
import { dataFile } from '@/lib/languages/languages';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { CvVariant } from '@/lib/schema';
import { fieldName } from '@/lib/schema/validate';
import { shorten } from '@/lib/text';
import { describeTooLong } from '../../cv/cv-length';
import { packOf } from '../../shared/label-packs';
import { fieldDiagnostic } from '../locations';

const STRINGS = dataFile('strings.ts');

/** Headings that programs know as well, in English. */
const otherHeadings = /\b(employment|work history|qualifications|competenc(y|ies))\b/i;

/**
 * Finds what keeps employers' programs from reading the CV: no e-mail address, positions without months, headings of
 * the owner's own, a phone number that is none, and more than two pages. Each is one warning.
 * @param json the JSON of the résumé
 * @param variant the variant whose pages count; by default those of the CV itself
 */
export async function checkForPrograms(
  source: CvSource,
  json: unknown,
  variant?: CvVariant,
): Promise<Diagnostic[]> {
  if (cvFiles(source).length === 0) return [];
  const { resume, strings, settings } = source;
  const found: Diagnostic[] = [];
  const warn = (
    message: string,
    paths: readonly (readonly PropertyKey[])[],
    file = RESUME_FILE,
  ) => {
    const [path, ...others] = paths;
    if (!path) return;
    const also = others.length > 0 ? `; also ${shorten(others.map(fieldName).join(', '))}` : '';
    const link = 'docs/cv.md#what-programs-need';
    found.push(fieldDiagnostic('warning', file, path, message + also, { link }));
  };
  const { email } = resume.basics;
  if (!email) warn('programs look for an e-mail address in the CV', [['basics', 'email']]);
  const phone = isFields(json) && isFields(json.basics) ? json.basics.phone : undefined;
  if (typeof phone === 'string' && phone && (phone.match(/\d/g) ?? []).length < 5) {
    warn(`expected a phone number, found "${phone}"`, [['basics', 'phone']]);
  }
  const dated = resume.work.map(({ startDate, endDate }, index) => ({
    path: ['work', index, 'startDate'],
    dates: [startDate ?? '', ...(endDate ? [endDate] : [])],
  }));
  const pathsOf = (isWrong: (date: string) => boolean) =>
    dated.filter(({ dates }) => dates.some(isWrong)).map(({ path }) => path);
  warn(
    'programs count no experience without dates',
    pathsOf((date) => date === ''),
  );
  warn(
    'programs count experience in months: 2022-06 in place of 2022',
    pathsOf((date) => /^\d{4}$/.test(date)),
  );
  const pack = packOf(settings.language);
  if (pack) {
    const { experience, education, skills } = pack.cv;
    for (const [name, usual] of Object.entries({ experience, education, skills })) {
      const heading = strings.cv[name as 'experience' | 'education' | 'skills'];
      const isKnown = heading.toLowerCase().includes(usual.toLowerCase());
      if (isKnown || otherHeadings.test(heading)) continue;
      warn(`programs look for "${usual}", found "${heading}"`, [['cv', name]], STRINGS);
    }
  }
  const tooLong = await describeTooLong(source, variant);
  if (tooLong) warn(tooLong, [[]]);
  return found;
}
