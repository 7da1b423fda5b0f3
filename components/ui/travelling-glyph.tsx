import { ViewTransition, type ComponentProps } from 'react';
import { BlockGlyph } from './block-glyph';

interface TravellingGlyphProps extends ComponentProps<typeof BlockGlyph> {
  /** The item's slug: the glyph of the same item travels from a list to its page. */
  name: string;
}

/**
 * A block glyph that moves from its place on one page to its place on the next. The browser takes a
 * picture of the page before, which takes as long as all the rest: use it where one is followed.
 */
export function TravellingGlyph({ name, ...glyph }: TravellingGlyphProps) {
  return (
    <ViewTransition name={`glyph-${name}`} share="auto" default="none">
      <BlockGlyph {...glyph} />
    </ViewTransition>
  );
}
