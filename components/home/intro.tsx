import { LuArrowDown } from 'react-icons/lu';
import type { Career } from '@/lib/site/types';
import type { Mark } from '@/lib/glyph/mark';
import type { ResolvedLink } from '@/lib/site/links';
import type { Words } from '@/lib/site/types';
import { Icon } from '../layout/icon';
import { NavigationItem } from '../layout/navigation-item';
import { SiteMark } from '../layout/site-mark';
import { buttonStyles } from '../ui/button-styles';
import { Availability } from './availability';

interface IntroProps extends Pick<Career, 'availability'> {
  mark: Mark;
  words: Words['home'];
  /** The buttons. The first one is the primary button. */
  links: readonly ResolvedLink[];
  /** The link to what the page shows below, if it shows anything. */
  wayOn?: { href: string; label: string } | undefined;
}

/** The hero of the home page: greeting, role, availability and contact links. */
export function Intro({ mark, availability, words, links, wayOn }: IntroProps) {
  return (
    <section
      id="home"
      aria-labelledby="greeting"
      className="relative flex min-h-[min(calc(100svh-theme(spacing.header)),54rem)] flex-col justify-center py-5 [--glyph:min(28vw,36rem)] sm:py-8"
    >
      <SiteMark
        mark={mark}
        className="hidden lg:absolute lg:top-[50%] lg:right-0 lg:block lg:w-(--glyph) lg:[transform:translateY(-50%)]"
      />
      <div className="lg:max-w-[calc(100%-var(--glyph)-theme(spacing.12))]">
        <Availability availability={availability} />
        <h1
          id="greeting"
          className="animate-slide-in font-display text-hero font-bold tracking-tight"
        >
          {words.greeting}
        </h1>
        <div className="mt-5 max-w-measure sm:mt-8">
          <p className="animate-slide-down text-lead font-medium [animation-delay:theme(animationDelay.line1)]">
            {words.role}
          </p>
          <p className="mt-3 animate-slide-down text-muted [animation-delay:theme(animationDelay.line2)]">
            {words.support}
          </p>
        </div>
        {links.length > 0 && (
          <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(6.75rem,100%),1fr))] gap-3 sm:mt-8 sm:flex sm:flex-wrap">
            {links.map((link, index) => (
              <li key={link.label} className="first:col-span-full">
                <NavigationItem
                  link={link}
                  className={`${index === 0 ? buttonStyles.primary : buttonStyles.quiet} w-full`}
                >
                  {link.icon && <Icon name={link.icon} />}
                  {link.label}
                </NavigationItem>
              </li>
            ))}
          </ul>
        )}
        {wayOn && (
          <a
            href={wayOn.href}
            className="mt-3 inline-flex min-h-10 items-center gap-3 self-start font-mono text-caption text-muted hover:text-accent sm:mt-10"
          >
            <LuArrowDown aria-hidden="true" />
            {wayOn.label}
          </a>
        )}
      </div>
    </section>
  );
}
