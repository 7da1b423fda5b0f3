import type { Glyph } from '@/lib/glyph/glyph';
import { BlockGlyph } from '../ui/block-glyph';
import { PageHeading } from '../ui/page-heading';

interface PlaceholderPageProps {
  title: string;
  glyph: Glyph;
}

/** A page that has its heading and nothing else yet. */
export function PlaceholderPage({ title, glyph }: PlaceholderPageProps) {
  return (
    <div className="page-top section-end corner">
      <PageHeading>{title}</PageHeading>
      <BlockGlyph glyph={glyph} className="corner-glyph" />
    </div>
  );
}
