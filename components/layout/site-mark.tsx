import { withBasePath } from '@/lib/base-path';
import { drawGlyph } from '@/lib/glyph/draw';
import type { Mark } from '@/lib/glyph/mark';
import { BlockGlyph } from '../ui/block-glyph';

/** The mark of the site, as decoration. The class sets its size. */
export function SiteMark({ mark, className }: { mark: Mark; className: string }) {
  return 'src' in mark ? (
    <img src={withBasePath(mark.src)} alt="" width={1} height={1} className={className} />
  ) : (
    <BlockGlyph glyph={drawGlyph(mark.glyph)} className={className} />
  );
}
