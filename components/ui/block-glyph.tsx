interface BlockGlyphProps {
  glyph: { colors: readonly [string, string]; paths: readonly [string, string] };
  className?: string;
}

/** The glyph of a project or post: a decorative pattern of tiles in the item's two colours. */
export function BlockGlyph({ glyph, className }: BlockGlyphProps) {
  return (
    <svg viewBox="0 0 4 4" className={className} aria-hidden="true">
      <path d={glyph.paths[0]} fill={glyph.colors[0]} />
      <path d={glyph.paths[1]} fill={glyph.colors[1]} />
    </svg>
  );
}
