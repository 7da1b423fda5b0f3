import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('Testimonials');

export default function TestimonialsPage() {
  return <PlaceholderPage title="Testimonials" glyph={glyphOf('testimonials')} />;
}
