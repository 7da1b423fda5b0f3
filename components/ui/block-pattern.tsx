import { drawPattern } from '@/lib/graphics/pattern';

interface BlockPatternProps {
  /** From `patternOf`. */
  pattern: string;
  className: string;
}

/** The decorative pattern of an entry: tiles in two colours. */
export function BlockPattern({ pattern, className }: BlockPatternProps) {
  const { colors, paths } = drawPattern(pattern);
  return (
    <svg viewBox="0 0 4 4" className={`block-pattern ${className}`} aria-hidden="true">
      <path d={paths[0]} fill={colors[0]} />
      <path d={paths[1]} fill={colors[1]} />
    </svg>
  );
}
