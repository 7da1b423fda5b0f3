import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import type { Owner } from '@/lib/resume/owner';
import { NavigationItem } from '../layout/navigation-item';
import { Reveal } from '../motion/reveal';
import { Availability } from '../ui/availability';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';
import { ContactIntro } from './contact-intro';

interface InvitationProps {
  owner: Pick<Owner, 'availability'>;
  /** Links to the owner. The first one stands out. */
  links: readonly ResolvedLink[];
  className: string;
}

/** The end of a page: an invitation to talk, with the ways to do so. */
export function Invitation({ owner, links, className }: InvitationProps) {
  if (links.length === 0) return null;
  return (
    <Reveal className={`print:hidden ${className}`}>
      <section
        aria-labelledby="talk"
        className="rounded-large border border-line bg-surface p-[min(1rem,var(--side))] wrap-anywhere sm:p-6 md:p-10"
      >
        <Availability availability={owner.availability} />
        <div className="mt-6 flex flex-wrap items-end gap-x-12 gap-y-6">
          <div className="min-w-0 grow basis-[20rem]">
            <h2 id="talk" className="font-display text-section font-bold tracking-tight">
              {strings.contact.talk}
            </h2>
            <ContactIntro className="mt-3" />
          </div>
          <ul role="list" className="flex flex-wrap gap-3 max-sm:grow">
            {links.map((link, index) => (
              <li key={link.label} className="max-sm:grow">
                <NavigationItem
                  link={link}
                  newTab
                  className={`${index === 0 ? buttonStyles.primary : buttonStyles.secondary} w-full`}
                >
                  {link.icon && <Icon name={link.icon} />}
                  {link.label}
                </NavigationItem>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Reveal>
  );
}
