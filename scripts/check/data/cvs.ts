import type { CvSource } from '@/lib/cv/cv-data';
import type { Diagnostic } from '@/lib/diagnostic';
import { dataFile, furtherLanguages } from '@/lib/languages/languages';
import { didYouMean } from '@/lib/nearest';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { CvVariant } from '@/lib/schema';
import { describeTooLong } from '../../cv/cv-length';
import { termsOf } from '../../cv/variant';
import { fieldDiagnostic } from '../locations';

const FILE = dataFile('cvs.ts');

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
    ) => {
      found.push(fieldDiagnostic(severity, FILE, [index, ...path], message));
    };
    for (const { path, term } of choicesOf(variant)) {
      if (terms.includes(term)) continue;
      const message = `no entry of ${RESUME_FILE} has the name or keyword "${term}"`;
      report(path, message + didYouMean(term, terms));
    }
    const other = sharesFiles(variant.name, variants.slice(0, index));
    if (other) report(['name'], `files of "${other}" have this name already`);
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

/** The variant whose files have the same names: `maths` and `maths-letter`. */
function sharesFiles(name: string, others: readonly CvVariant[]): string | undefined {
  const ends = ['', '-letter', ...furtherLanguages().map((tag) => `-${tag.toLowerCase()}`)];
  const isSame = (other: string) =>
    ends.some((end) => name === other + end || other === name + end);
  return others.find((other) => isSame(other.name))?.name;
}
