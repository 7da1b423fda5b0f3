import { lookNames, type LookName } from './looks';
import type { Findings } from './try-server';

/** How many problems of a look are told. */
const shown = 5;

/** A server, and what came of it: findings, or why it was not tried. */
export interface Row {
  name: string;
  result: Findings | string;
}

/**
 * The table of a run, as markdown.
 * @param rows servers in their order
 */
export function hostsTable(rows: readonly Row[]): string {
  const names = Object.keys(lookNames) as LookName[];
  const lines = [
    ['host', ...Object.values(lookNames)],
    ['---', ...names.map(() => ':-:')],
    ...rows.map(({ name, result }) => [
      name,
      ...names.map((look) => (typeof result === 'string' ? 'not run' : cell(result, look))),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(findings: Findings, look: LookName): string {
  const finding = findings[look];
  if (finding?.kind === 'well') return '✓';
  return finding?.kind === 'wrong' ? '✗' : '–';
}

/**
 * What the table leaves out: what is wrong where, and why something was not run.
 * @param rows servers in their order
 */
export function remarks(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, result }) => {
    if (typeof result === 'string') return [`${name}: not run, ${result}`];
    return (Object.entries(result) as [LookName, Findings[LookName]][]).flatMap(
      ([look, finding]) => {
        const begin = `${name}, ${lookNames[look]}`;
        if (finding?.kind === 'left out') return [`${begin}: left out, ${finding.reason}`];
        if (finding?.kind !== 'wrong') return [];
        const rest = finding.problems.length - shown;
        return [
          ...finding.problems.slice(0, shown).map((problem) => `${begin}: ✗ ${problem}`),
          ...(rest > 0 ? [`${begin}: ✗ and ${rest} more`] : []),
        ];
      },
    );
  });
}
