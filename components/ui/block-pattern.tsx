import type { Pattern } from '@/lib/pattern';

interface BlockPatternProps {
  pattern: Pattern;
  className?: string;
}

/** The pattern of a project or post: a decorative pattern of tiles in the item's two colours. */
export const BlockPattern = ({ pattern, className }: BlockPatternProps) => (
  <svg viewBox="0 0 4 4" className={className} aria-hidden="true">
    <path d={pattern.paths[0]} fill={pattern.colors[0]} />
    <path d={pattern.paths[1]} fill={pattern.colors[1]} />
  </svg>
);
