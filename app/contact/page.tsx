import type { Metadata } from 'next';
import { ContactCard } from '@/components/contact/contact-card';
import { careerOn } from '@/data/availability';
import { career } from '@/data/career';
import { buildDay } from '@/data/content/date';
import { metaDescriptions } from '@/data/copy';

export const metadata: Metadata = { title: 'Contact', description: metaDescriptions.contact };

export default function ContactPage() {
  const { availability } = careerOn(career, buildDay());
  return <ContactCard availability={availability} />;
}
