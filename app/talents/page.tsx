import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { pageTitles } from '@/data/page-titles';
import { glyphOf } from '@/lib/glyph/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('talents');

export default function TalentsPage() {
  return <PlaceholderPage title={pageTitles.talents} glyph={glyphOf('talents')} />;
}
