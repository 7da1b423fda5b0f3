import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';

export const metadata: Metadata = { title: 'Full Technical Stack', robots: { index: false } };

export default function TechStackPage() {
  return <PlaceholderPage title="Full Technical Stack" glyph={glyphOf('tech-stack')} />;
}
