import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('Talent Referral');

export default function TalentsPage() {
  return <PlaceholderPage title="Talent Referral" glyph={glyphOf('talents')} />;
}
