import type { Diagnostic } from '@/lib/diagnostic';
import { dataFile } from '@/lib/languages/languages';
import { fieldDiagnostic, literalsIn, textsIn } from '../locations';

/** Finds empty texts in data/strings.ts, and texts with values that are between quotes instead of backticks. */
export function checkStrings(strings: object, file = dataFile('strings.ts')): Diagnostic[] {
  const empty = textsIn(strings).filter(({ text }) => text.trim() === '');
  const quoted = literalsIn(file).filter(
    ({ text, isBetweenQuotes }) => isBetweenQuotes && /\$\{[^}]*\}/.test(text),
  );
  return [
    ...empty.map(({ path }) =>
      fieldDiagnostic('warning', file, path, 'an empty text, and so an empty heading or label'),
    ),
    ...quoted.map(({ line }): Diagnostic => ({
      severity: 'error',
      file,
      line,
      message: 'pages show ${…} as it is typed: put the text between backticks',
    })),
  ];
}
