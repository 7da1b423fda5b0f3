import type { CvSource } from '@/app/cv';
import type { Diagnostic } from '@/lib/diagnostic';
import { dataFile, furtherLanguages } from '@/lib/languages/languages';
import { didYouMean } from '@/lib/nearest';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { CvVariant } from '@/lib/schema';
import { describeTooLong } from '../../cv/cv-length';
import { termsOf } from '../../cv/variant';
import { fieldDiagnostic } from '../locations';

/** Finds variants of the CV that name nothing of the résumé, do not fit on their pages, or share names of files. */
export async function checkCvs(
  source: CvSource,
  variants: readonly CvVariant[],
): Promise<Diagnostic[]> {
  const terms = termsOf(source.resume);
  const found: Diagnostic[] = [];
  for (const [index, variant] of variants.entries()) {
    const report = (
      path: readonly PropertyKey[],
      message: string,
      severity: Diagnostic['severity'] = 'error',
    ) => found.push(fieldDiagnostic(severity, dataFile('cvs.ts'), [index, ...path], message));
    for (const { path, term } of choicesOf(variant)) {
      if (terms.includes(term)) continue;
      const message = `no entry of ${RESUME_FILE} has the name or keyword "${term}"`;
      report(path, message + didYouMean(term, terms));
    }
    const other = variants.slice(0, index).find((one) => haveSameFiles(one.name, variant.name));
    if (other) report(['name'], `files of "${other.name}" have this name already`);
    const tooLong = await describeTooLong(source, variant);
    // A new talk or position must not keep the whole site from being published.
    if (tooLong) report(['pages'], tooLong, 'warning');
  }
  return found;
}

/** The names and keywords by which a variant chooses entries, with their paths. */
function choicesOf(variant: CvVariant) {
  const { highlights } = variant;
  const named = typeof highlights === 'object' ? Object.keys(highlights) : [];
  return [
    ...(['first', 'shorten', 'leaveOut'] as const).flatMap((field) =>
      (variant[field] ?? []).map((term, item) => ({ path: [field, item], term })),
    ),
    ...named.map((term) => ({ path: ['highlights', term], term })),
  ];
}

/** Whether variants have files of the same name: `maths` and `maths-letter`. */
const haveSameFiles = (one: string, other: string) =>
  ['', '-letter', ...furtherLanguages().map((tag) => `-${tag.toLowerCase()}`)].some(
    (end) => one === other + end || other === one + end,
  );
