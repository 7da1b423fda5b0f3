import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';

export const metadata: Metadata = { title: 'Mentoring', robots: { index: false } };

export default function MentoringPage() {
  return <PlaceholderPage title="Mentoring" glyph={glyphOf('mentoring')} />;
}
