import { ContactCard } from '@/components/contact/contact-card';
import { StructuredData } from '@/components/ui/structured-data';
import { profileData } from '@/lib/seo/structured-data';
import { strings } from '@/data/strings';
import { absoluteUrl, site } from '@/lib/site';
import { pagesOfSite } from '@/lib/site/content';
import { resolveLinks } from '@/lib/site/links';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';
import { siteSource } from '../source';

const { name: title, description } = strings.contact;

export const metadata = pageMetadata({ title, description, path: routes.contact });

export default function ContactPage() {
  const { owner, resume, navigation } = site;
  return (
    <>
      <ContactCard
        owner={owner}
        languages={resume.languages}
        links={resolveLinks(navigation.contact, site, pagesOfSite())}
        siteUrl={absoluteUrl('/')}
      />
      <StructuredData data={profileData('contact', siteSource())} />
    </>
  );
}
