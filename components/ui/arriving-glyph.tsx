import { ViewTransition, type ComponentProps } from 'react';
import { BlockGlyph } from './block-glyph';

/**
 * The block glyph of the page that is come to. It travels from the card that led there, which gives
 * its own glyph the same name (app/styles/projects.css). Cards are none of React's view transitions:
 * React would hold up every page that has one, for a picture of the page before it.
 */
export function ArrivingGlyph(glyph: ComponentProps<typeof BlockGlyph>) {
  return (
    <ViewTransition name="glyph" enter="auto" default="none">
      <BlockGlyph {...glyph} />
    </ViewTransition>
  );
}
