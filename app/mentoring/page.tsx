import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';

export const metadata: Metadata = { title: 'Mentoring', robots: { index: false } };

export default function MentoringPage() {
  return <PlaceholderPage title="Mentoring" />;
}
