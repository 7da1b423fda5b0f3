/**
 * The median of each figure of several measures, nested ones included.
 * @param measures at least one, all of one shape, with numbers at their leaves
 */
export function medianOf<Figures extends object>(measures: readonly Figures[]): Figures {
  const [first] = measures;
  if (!first) throw new RangeError('the median of nothing');
  const entries = Object.keys(first).map((key) => {
    const values = measures.map((measure) => measure[key as keyof Figures] as unknown);
    const median =
      typeof values[0] === 'number' ? middle(values as number[]) : medianOf(values as object[]);
    return [key, median] as const;
  });
  return Object.fromEntries(entries) as Figures;
}

function middle(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
