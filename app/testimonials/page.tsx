import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';

export const metadata: Metadata = { title: 'Testimonials', robots: { index: false } };

export default function TestimonialsPage() {
  return <PlaceholderPage title="Testimonials" glyph={glyphOf('testimonials')} />;
}
