import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('Full Technical Stack');

export default function TechStackPage() {
  return <PlaceholderPage title="Full Technical Stack" glyph={glyphOf('tech-stack')} />;
}
