import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('Mentoring');

export default function MentoringPage() {
  return <PlaceholderPage title="Mentoring" glyph={glyphOf('mentoring')} />;
}
