/** A Markdown table with a column for each key of the first row; all but the first are numbers. */
export function markdownTable(rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const rule = names.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [names, rule, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
