import type { Career } from '@/lib/site/types';
import { words } from '@/lib/site';
import type { ResolvedLink } from '@/lib/site/links';
import type { Owner } from '@/lib/site/types';
import { Availability } from '../home/availability';
import { Icon } from '../layout/icon';
import { NavigationItem } from '../layout/navigation-item';
import { buttonStyles } from '../ui/button-styles';
import { PageHeading } from '../ui/page-heading';
import { ContactFacts } from './contact-facts';
import { SiteQr } from './site-qr';

interface ContactCardProps {
  owner: Owner;
  career: Pick<Career, 'availability' | 'languages'>;
  intro: string;
  /** The buttons. The first one is the primary button. */
  links: readonly ResolvedLink[];
  siteUrl: string;
}

/** The contact page: availability, contact links, facts and a QR code of the site. */
export function ContactCard({ owner, career, intro, links, siteUrl }: ContactCardProps) {
  return (
    <div className="contact page-top section-end">
      <Availability availability={career.availability} />
      <PageHeading>{words.contact.heading}</PageHeading>
      <p className="mt-6 max-w-measure text-lead text-muted">{intro}</p>
      {links.length > 0 && (
        <ul className="contact-links">
          {links.map((link, index) => (
            <li key={link.label} className={link.iconOnly ? undefined : 'contact-link'}>
              <NavigationItem
                link={link}
                className={`${index === 0 ? buttonStyles.primary : buttonStyles.quiet} w-full`}
              >
                {link.icon && (
                  <Icon name={link.icon} className={link.iconOnly ? 'size-5' : undefined} />
                )}
                {link.iconOnly ? <span className="sr-only">{link.label}</span> : link.label}
              </NavigationItem>
            </li>
          ))}
        </ul>
      )}
      <ContactFacts owner={owner} languages={career.languages} />
      <SiteQr url={siteUrl} />
    </div>
  );
}
