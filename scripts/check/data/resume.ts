import type { CvSource } from '@/app/cv';
import type { AnyEntry } from '@/lib/content/entry';
import { readFrontMatter } from '@/lib/content/front-matter';
import type { Project } from '@/lib/content/kinds';
import { PERIOD } from '@/lib/content/schemas';
import { cvFiles } from '@/lib/cv/cv-files';
import type { Diagnostic } from '@/lib/diagnostic';
import { isFields } from '@/lib/is-fields';
import { dataFile } from '@/lib/languages/languages';
import { didYouMean } from '@/lib/nearest';
import { entryNames } from '@/lib/resume/entries';
import { readProfile } from '@/lib/resume/networks';
import { cleanResume, readResume, RESUME_FILE } from '@/lib/resume/read-resume';
import { resumeSchema, type Resume } from '@/lib/resume/resume';
import { diagnosticsOf, validate } from '@/lib/schema/validate';
import { isAbsolute } from '@/lib/urls';
import { cvData, missingCvLetters } from '../../cv/cv-data';
import { earlierNames } from '../../shared/earlier-names';
import { fieldDiagnostic, lineIn, textsIn } from '../locations';

/**
 * Finds errors in a résumé. Fields outside the standard are one warning for each name: no page shows them.
 * @param json the parsed JSON; empty and `null` values count as missing
 * @param file file name for the diagnostics
 */
export function checkResume(json: unknown, file = RESUME_FILE): Diagnostic[] {
  const error = { severity: 'error', file } as const;
  if (!isFields(json)) {
    const link = 'https://docs.jsonresume.org/schema';
    return [{ ...error, message: 'expected a résumé in braces', link }];
  }
  const lineOf = (path: readonly PropertyKey[]) => lineIn(file, path);
  const result = validate(resumeSchema, cleanResume(json));
  const options = { file, lineOf, renamed: earlierNames, isOpen: true };
  const found = result.success ? [] : diagnosticsOf(result.error, resumeSchema, options);
  if (readResume(json).basics.name) return found;
  const message = 'basics.name: expected your name, found nothing';
  return [{ ...error, line: lineOf(['basics', 'name']), message }, ...found];
}

/**
 * Finds parts of a valid résumé that the site cannot show: letters that the CV's typefaces lack, an image that
 * is not in `public/`, and profiles without a URL. Missing letters in the owner's name and a wrong path of the
 * image are errors, all else is a warning or a placeholder.
 * @param json the parsed JSON
 * @param entries what the content may add to the résumé
 */
export function checkShownResume(
  source: CvSource,
  json: unknown,
  entries: readonly AnyEntry[] = [],
): Diagnostic[] {
  const { resume, owner, theme } = source;
  const missing = cvFiles(source).length > 0 ? missingCvLetters(cvData(source), theme) : [];
  const namesLetters = missing.filter((letter) => owner.name.includes(letter));
  const { image, url, profiles } = resume.basics;
  const diagnostics: Diagnostic[] = [];
  const report = (
    severity: Diagnostic['severity'],
    field: string,
    message: string,
    more?: Pick<Diagnostic, 'link'>,
  ) => diagnostics.push(fieldDiagnostic(severity, RESUME_FILE, ['basics', field], message, more));
  if (!url) {
    report('placeholder', 'url', 'expected the URL of the site, for feeds and search engines');
  }
  if (namesLetters.length > 0) {
    report('error', 'name', `the CV's typeface has no ${namesLetters.join(' ')}`, {
      link: TYPEFACES,
    });
  }
  const sources = [
    { file: RESUME_FILE, data: json },
    ...entries.map(({ file, text }) => ({ file, data: readFrontMatter(text).data })),
  ];
  let untold = missing.filter((letter) => !namesLetters.includes(letter));
  const tell = (file: string, path: readonly PropertyKey[], letters: readonly string[]) => {
    if (letters.length === 0) return;
    const message = `the CV's typeface has no ${letters.slice(0, 20).join(' ')}, so the CV leaves them out`;
    diagnostics.push(fieldDiagnostic('warning', file, path, message, { link: TYPEFACES }));
    untold = untold.filter((letter) => !letters.includes(letter));
  };
  for (const { file, data } of untold.length > 0 ? sources : []) {
    for (const { path, text } of textsIn(data)) {
      tell(
        file,
        path,
        untold.filter((letter) => text.includes(letter)),
      );
    }
  }
  // Those of other files, such as headings in data/strings.ts.
  tell(RESUME_FILE, [], untold);
  if (image && !owner.portrait) {
    const message = `expected the path of a file in public/, beginning with a slash, found "${image}"`;
    report(isAbsolute(image) ? 'warning' : 'error', 'image', message);
  }
  for (const [index, profile] of profiles.entries()) {
    if (readProfile(profile)) continue;
    const message =
      'without a URL, the site does not show the profile: add it, or remove the profile';
    const path = ['basics', 'profiles', index, 'url'];
    diagnostics.push(fieldDiagnostic('warning', RESUME_FILE, path, message));
  }
  return diagnostics;
}

const TYPEFACES = 'docs/brand.md#typefaces';

/** Finds names that the record leaves out, but that are no employer or organization of the résumé. */
export function checkNotInRecord(resume: Resume, notInRecord: readonly string[] = []) {
  const names = [
    ...resume.work.flatMap(({ name }) => name ?? []),
    ...resume.volunteer.flatMap(({ organization }) => organization ?? []),
  ];
  return notInRecord.flatMap((name, index): Diagnostic[] => {
    if (names.includes(name)) return [];
    const message = `${RESUME_FILE} has no employer or organization "${name}"${didYouMean(name, names)}`;
    return [fieldDiagnostic('warning', dataFile('site.ts'), ['notInRecord', index], message)];
  });
}

/** Finds projects that name a missing entry of the résumé, and projects without a period. */
export const checkPeriods = (resume: Resume, projects: readonly Project[]): Diagnostic[] =>
  projects.flatMap(({ file, resume: entry, periods }): Diagnostic[] => {
    const names = entryNames(resume);
    const error = (field: string, message: string) => [
      fieldDiagnostic('error', file, [field], message),
    ];
    if (entry !== undefined && !names.includes(entry)) {
      return error('resume', `${RESUME_FILE} has no entry "${entry}"${didYouMean(entry, names)}`);
    }
    if (periods.length > 0) return [];
    return entry
      ? error('resume', `the entry "${entry}" of ${RESUME_FILE} has no startDate`)
      : error(
          'period',
          `expected ${PERIOD}; or "resume" with the name of an entry of ${RESUME_FILE}`,
        );
  });
