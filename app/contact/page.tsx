import type { Metadata } from 'next';
import { ContactCard } from '@/components/contact/contact-card';
import { metaDescriptions } from '@/data/copy';

export const metadata: Metadata = { title: 'Contact', description: metaDescriptions.contact };

export default function ContactPage() {
  return <ContactCard />;
}
