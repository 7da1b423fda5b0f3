import { drawGlyph } from '@/lib/glyph/draw';
import { BlockGlyph } from '../ui/block-glyph';
import { NotFoundNotice } from './not-found-notice';

/**
 * The content of the not-found page.
 * @param props.glyph its packed glyph: see `drawGlyph`
 */
export function NotFoundView({ glyph }: { glyph: string }) {
  return (
    <div className="corner">
      <NotFoundNotice heading="h1" />
      <BlockGlyph glyph={drawGlyph(glyph)} className="corner-glyph" />
    </div>
  );
}
