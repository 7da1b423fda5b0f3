interface BlockPatternProps {
  pattern: { colors: readonly [string, string]; paths: readonly [string, string] };
  className?: string;
  /**
   * The item's slug, if the pattern moves from its place on one page to its place on the next
   * (app/styles/base.css).
   */
  name?: string;
}

/** The pattern of a project or post: a decorative pattern of tiles in the item's two colours. */
export function BlockPattern({ pattern, className, name }: BlockPatternProps) {
  return (
    <svg viewBox="0 0 4 4" className={className} data-moves={name} aria-hidden="true">
      <path d={pattern.paths[0]} fill={pattern.colors[0]} />
      <path d={pattern.paths[1]} fill={pattern.colors[1]} />
    </svg>
  );
}
