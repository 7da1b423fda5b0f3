import { ViewTransition, type ComponentProps } from 'react';
import { BlockGlyph } from './block-glyph';

interface TravellingGlyphProps extends ComponentProps<typeof BlockGlyph> {
  /** The item's slug: the glyph of the same item travels from a list to its page. */
  name: string;
}

/**
 * Type of the links that a glyph travels by. By others nothing does: the browser takes a picture of
 * the page before the other is shown, which takes as long as all the rest.
 */
export const TRAVEL = 'travel';

/** A block glyph that moves from its place in a list to its place on the page of the item. */
export function TravellingGlyph({ name, ...glyph }: TravellingGlyphProps) {
  return (
    <ViewTransition
      name={`glyph-${name}`}
      share={{ [TRAVEL]: 'auto', default: 'none' }}
      default="none"
    >
      <BlockGlyph {...glyph} />
    </ViewTransition>
  );
}
