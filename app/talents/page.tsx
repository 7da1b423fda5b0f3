import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { glyphOf } from '@/data/glyph';

export const metadata: Metadata = { title: 'Talent Referral', robots: { index: false } };

export default function TalentsPage() {
  return <PlaceholderPage title="Talent Referral" glyph={glyphOf('talents')} />;
}
