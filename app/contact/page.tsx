import { ContactCard } from '@/components/contact/contact-card';
import { StructuredData } from '@/components/ui/structured-data';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { resolveLinks } from '@/lib/links';
import { routes } from '@/lib/urls';
import { siteSections } from '../content';
import { resolvePath } from '../languages';
import { absoluteUrl, owner, resume } from '../owner';
import { pageMetadata } from '../page-metadata';
import { profileData } from '../structured-data';

const { name: title, description } = strings.contact;

export const metadata = pageMetadata({ title, description, path: routes.contact });

export default function ContactPage() {
  const sections = siteSections();
  return (
    <>
      <ContactCard
        owner={owner}
        languages={resume.languages}
        links={resolveLinks(navigation.contact, { owner, settings, sections, resolvePath })}
        siteUrl={absoluteUrl('/')}
      />
      <StructuredData data={profileData('contact')} />
    </>
  );
}
