import { ContactCard } from '@/components/contact/contact-card';
import { StructuredData } from '@/components/ui/structured-data';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { contactLinks } from '../contact-links';
import { owner, resume } from '../owner';
import { pageMetadata } from '../page-metadata';
import { profileData } from '../structured-data';

const { name: title, description } = strings.contact;

export const metadata = pageMetadata({ title, description, path: routes.contact });

export default function ContactPage() {
  return (
    <>
      <ContactCard owner={owner} languages={resume.languages} links={contactLinks()} />
      <StructuredData data={profileData('contact')} />
    </>
  );
}
