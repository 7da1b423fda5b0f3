/**
 * Formats objects as a Markdown table.
 * @param columns names of the columns; by default the keys of the first row
 */
export function markdownTable(
  rows: Record<string, string | number>[],
  columns = Object.keys(rows[0] ?? {}),
): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [columns, rule, ...rows.map((row) => columns.map((name) => row[name] ?? ''))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
