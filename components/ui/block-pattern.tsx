import { drawPattern } from '@/lib/graphics/pattern';

interface BlockPatternProps {
  /** From `patternOf`. */
  pattern: string;
  className: string;
  /** Whether it fills a box of another shape, instead of standing in the middle of it. */
  isCropped?: boolean;
}

/** The decorative pattern of an entry: tiles in two colours. */
export function BlockPattern({ pattern, className, isCropped }: BlockPatternProps) {
  const { colors, paths } = drawPattern(pattern);
  return (
    <svg
      viewBox="0 0 4 4"
      preserveAspectRatio={isCropped ? 'xMidYMid slice' : undefined}
      className={`block-pattern ${className}`}
      aria-hidden="true"
    >
      <path d={paths[0]} fill={colors[0]} />
      <path d={paths[1]} fill={colors[1]} />
    </svg>
  );
}
