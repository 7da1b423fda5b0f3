'use client';

import { drawGlyph } from '@/lib/glyph/draw';
import { BlockGlyph } from '../ui/block-glyph';
import { NotFoundNotice } from './not-found-notice';

/**
 * The page for what is not there.
 * @param props.glyph its mark, as `drawGlyph` takes it
 */
export function NothingHere({ glyph }: { glyph: string }) {
  return (
    <div className="corner">
      <NotFoundNotice heading="h1" />
      <BlockGlyph glyph={drawGlyph(glyph)} className="corner-glyph" />
    </div>
  );
}
