import type { ReactNode } from 'react';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import { zoneName } from '@/lib/resume/location';
import type { Owner } from '@/lib/resume/owner';
import type { Language } from '@/lib/resume/resume';
import { NavigationItem } from '../layout/navigation-item';
import { Availability } from '../ui/availability';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';
import { PageHeading } from '../ui/page-heading';
import { ContactIntro } from './contact-intro';
import { CopyableEmail } from './copyable-email';

interface ContactCardProps {
  owner: Owner;
  languages: readonly Language[];
  links: readonly ResolvedLink[];
}

const { contact } = strings;

/** The contact page: availability, contact links and facts. */
export const ContactCard = ({ owner, languages, links }: ContactCardProps) => (
  <div className="pt-top pb-section">
    <Availability availability={owner.availability} className="mb-6" />
    <PageHeading>{contact.heading}</PageHeading>
    <ContactIntro className="mt-6" />
    <ContactLinks links={links} />
    <ContactFacts owner={owner} languages={languages} />
  </div>
);

/** Buttons with labels, one in a row on phones, and buttons with an icon alone, two in a row. */
function ContactLinks({ links }: Pick<ContactCardProps, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul role="list" className="mt-10 mb-16 flex flex-wrap gap-3">
      {links.map((link, index) => (
        // The minimum width prevents a shift when the font loads.
        <li
          key={link.label}
          className={
            link.iconOnly
              ? 'grow basis-1/3 md:grow-0 md:basis-[calc(25%-0.5625rem)] xl:basis-auto'
              : 'basis-full min-w-[min(12.5rem,100%)] md:grow md:basis-[45%] xl:grow-0 xl:basis-auto'
          }
        >
          <NavigationItem
            link={link}
            newTab
            className={`${index === 0 ? buttonStyles.primary : buttonStyles.secondary} w-full`}
          >
            {link.icon && (
              <Icon name={link.icon} className={link.iconOnly ? 'size-5' : undefined} />
            )}
            {link.iconOnly ? <span className="sr-only">{link.label}</span> : link.label}
          </NavigationItem>
        </li>
      ))}
    </ul>
  );
}

/** Where the owner is, the time zone, the e-mail address, and the languages: in one row on large screens. */
function ContactFacts({ owner, languages }: Pick<ContactCardProps, 'owner' | 'languages'>) {
  const { location, timeZone, email } = owner;
  const languageNames = languages.flatMap(({ language }) => language ?? []);
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 max-md:[&>:nth-child(n+3)]:col-span-full md:[&>:last-child:nth-child(odd)]:col-span-full lg:flex lg:*:flex-auto">
      {location && <Fact label={contact.basedIn}>{location}</Fact>}
      <Fact label={contact.timeZone}>{zoneName(timeZone, settings.language)}</Fact>
      {email && (
        <Fact label={contact.email}>
          <CopyableEmail email={email} />
        </Fact>
      )}
      {languageNames.length > 0 && (
        <Fact label={strings.cv.languages}>{strings.joined(languageNames)}</Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line pt-3">
    <dt className="font-caption text-caption text-muted">{label}</dt>
    <dd className="mt-1 text-small font-medium hyphens-auto">{children}</dd>
  </div>
);
