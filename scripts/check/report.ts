import { formatDiagnostics, formatLocation, stopsBuild, type Diagnostic } from '@/lib/diagnostic';
import { paint } from '../shared/cli';

/** What a check finds. */
export interface Findings {
  diagnostics: Diagnostic[];
  /** The files of the main language that this one has not translated, and labels that have no pack. */
  notTranslated?: string[];
  /** Posts that appear later, as `file: day`. */
  scheduled?: string[];
  /** A message about checks that were skipped because of errors. */
  unchecked?: string | undefined;
}

/** Prints the errors that stop a build. */
export function printErrors({ diagnostics }: Findings): void {
  const errors = diagnostics.filter(stopsBuild);
  printDiagnostics('red', 'Errors', errors);
  if (errors.length > 0) console.log(`Not built: ${count(errors, 'error')}.`);
}

/** Prints all that a check finds, what is most important last, where a terminal shows it. */
export function printFindings({
  diagnostics,
  notTranslated = [],
  scheduled = [],
  unchecked,
}: Findings): void {
  const errors = diagnostics.filter(stopsBuild);
  const drafts = diagnostics.filter(({ severity, isDraft }) => severity === 'error' && isDraft);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const allPlaceholders = diagnostics.filter(({ severity }) => severity === 'placeholder');
  const placeholders = allPlaceholders.filter(({ isDraft }) => !isDraft);
  const toWrite = allPlaceholders.filter(({ isDraft }) => isDraft);
  printLines('Not translated', notTranslated);
  printLines('Still to write in drafts', toWrite.map(inOneLine));
  printLines('Scheduled', scheduled);
  printLines('Placeholders, to replace before publishing', placeholders.map(inOneLine));
  printDiagnostics('yellow', 'Warnings', warnings);
  printDiagnostics('yellow', 'Errors in drafts, which do not stop a build', drafts);
  printDiagnostics('red', 'Errors', errors);
  if (unchecked) console.log(unchecked);
  const counts = [
    count(errors, 'error'),
    drafts.length > 0 && count(drafts, 'error in drafts', 'errors in drafts'),
    count(warnings, 'warning'),
    !unchecked && count(placeholders, 'placeholder'),
  ];
  console.log(`${counts.filter(Boolean).join(', ')}.`);
}

function printDiagnostics(color: 'red' | 'yellow', title: string, list: readonly Diagnostic[]) {
  if (list.length === 0) return;
  console.log(`${paint(color, title)}\n\n${formatDiagnostics(list, paint)}\n`);
}

function printLines(title: string, lines: readonly string[]) {
  if (lines.length === 0) return;
  console.log([paint('yellow', title), '', ...lines.map((line) => `  ${line}`), ''].join('\n'));
}

const inOneLine = ({ message, fix, link, ...location }: Diagnostic) =>
  `${formatLocation(location)}: ${[message, fix, link].filter(Boolean).join('; ')}`;

const count = (list: readonly unknown[], one: string, many = `${one}s`) =>
  `${list.length} ${list.length === 1 ? one : many}`;
