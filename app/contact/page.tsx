import type { Metadata } from 'next';
import { ContactCard } from '@/components/contact/contact-card';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { siteSource } from '@/lib/outputs/source';
import { contactData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.contact,
  description: metaDescriptions.contact,
  path: routes.contact,
});

export default function ContactPage() {
  const source = siteSource();
  return (
    <>
      <ContactCard availability={source.career.availability} />
      <StructuredData data={contactData(source)} />
    </>
  );
}
