import type { Diagnostic } from '@/lib/diagnostic';
import { en } from '@/lib/labels/en';
import { dataFile } from '@/lib/languages/languages';
import { typeset } from '@/lib/typography/typeset';
import { fieldDiagnostic, literalsIn, textsIn } from '../locations';

/**
 * Finds empty texts in data/strings.ts, texts with values that are between quotes instead of backticks, and labels with
 * typewriter characters. Sentences are typeset, but labels must be the same in browsers, which should not download that.
 * @param language BCP 47 tag
 */
export function checkStrings(
  strings: object,
  language: string,
  file = dataFile('strings.ts'),
): Diagnostic[] {
  const texts = textsIn(strings);
  const empty = texts.filter(({ text }) => text.trim() === '');
  // Pages typeset the descriptions for search engines.
  const labels = new Set(
    textsIn(en).flatMap(({ path }) => (path.at(-1) === 'description' ? [] : path.join('.'))),
  );
  const typewritten = texts.filter(
    ({ path, text }) => labels.has(path.join('.')) && typeset(text, language) !== text,
  );
  const quoted = literalsIn(file).filter(
    ({ text, isBetweenQuotes }) => isBetweenQuotes && /\$\{[^}]*\}/.test(text),
  );
  return [
    ...empty.map(({ path }) =>
      fieldDiagnostic('warning', file, path, 'an empty text, and so an empty heading or label'),
    ),
    ...typewritten.map(({ path, text }) => {
      const written = JSON.stringify(typeset(text, language)).replaceAll('\u00A0', '\\u00A0');
      const message = 'a label with typewriter characters';
      return fieldDiagnostic('warning', file, path, message, { fix: `write ${written}` });
    }),
    ...quoted.map(({ line }): Diagnostic => ({
      severity: 'error',
      file,
      line,
      message: 'pages show ${…} as it is typed: put the text between backticks',
    })),
  ];
}
