import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';

export const metadata: Metadata = { title: 'Talent Referral', robots: { index: false } };

export default function TalentsPage() {
  return <PlaceholderPage title="Talent Referral" />;
}
