interface BlockGlyphProps {
  glyph: { colors: readonly [string, string]; paths: readonly [string, string] };
  className?: string;
  /**
   * The item's slug, if the glyph moves from its place on one page to its place on the next
   * (app/styles/base.css).
   */
  name?: string;
}

/** The glyph of a project or post: a decorative pattern of tiles in the item's two colours. */
export function BlockGlyph({ glyph, className, name }: BlockGlyphProps) {
  return (
    <svg viewBox="0 0 4 4" className={className} data-moves={name} aria-hidden="true">
      <path d={glyph.paths[0]} fill={glyph.colors[0]} />
      <path d={glyph.paths[1]} fill={glyph.colors[1]} />
    </svg>
  );
}
