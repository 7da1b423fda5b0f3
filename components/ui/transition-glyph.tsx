import { ViewTransition, type ComponentProps } from 'react';
import { BlockGlyph } from './block-glyph';

interface TransitionGlyphProps extends ComponentProps<typeof BlockGlyph> {
  /** The item's slug. The glyphs with the same slug on two pages are one shared element. */
  name: string;
}

/**
 * A block glyph that moves from its place on one page to its place on the next. The browser takes a
 * snapshot of the old page, which doubles the time of the transition, so use it sparingly.
 */
export function TransitionGlyph({ name, ...glyph }: TransitionGlyphProps) {
  return (
    <ViewTransition name={`glyph-${name}`} share="auto" default="none">
      <BlockGlyph {...glyph} />
    </ViewTransition>
  );
}
