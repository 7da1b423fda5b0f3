import { LuArrowDown } from 'react-icons/lu';
import { strings } from '@/data/strings';
import type { Logo } from '@/lib/graphics/logo';
import type { ResolvedLink } from '@/lib/links';
import type { Owner } from '@/lib/resume/owner';
import { NavigationItem } from '../layout/navigation-item';
import { SiteLogo } from '../layout/site-logo';
import { Availability } from '../ui/availability';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';

interface IntroProps extends Pick<Owner, 'availability'> {
  logo: Logo;
  role: string;
  links: readonly ResolvedLink[];
  nextSection?: { href: string; label: string } | undefined;
}

/** A word that is too wide for a phone at the size of a greeting. East Asian characters are twice as wide. */
const longWord = /\S{10}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{6}/u;

/** The hero of the home page: greeting, role, availability and contact links. */
export function Intro({ logo, availability, role, links, nextSection }: IntroProps) {
  const hasLongWord = longWord.test(strings.home.greeting);
  return (
    <section
      id="home"
      aria-labelledby="greeting"
      className="flex min-h-intro items-center gap-12 py-5 sm:py-8"
    >
      <div className={`min-w-0 flex-1 ${hasLongWord ? '@container' : ''}`}>
        <Availability availability={availability} />
        <h1
          id="greeting"
          className={`animate-slide-in font-display font-bold tracking-tight ${hasLongWord ? 'text-long-hero hyphens-auto' : 'text-hero'}`}
        >
          {strings.home.greeting}
        </h1>
        <div className="mt-5 max-w-measure sm:mt-8">
          <p className="animate-first-line text-lead font-medium">{role}</p>
          <p className="mt-3 animate-second-line text-muted">{strings.home.support}</p>
        </div>
        {links.length > 0 && (
          <ul role="list" className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            {links.map((link, index) => (
              <li
                key={link.label}
                className="max-sm:min-w-[min(6.75rem,100%)] max-sm:grow max-sm:first:basis-full"
              >
                <NavigationItem
                  link={link}
                  className={`w-full ${index === 0 ? buttonStyles.primary : `${buttonStyles.secondary} max-sm:gap-2 max-sm:px-2`}`}
                >
                  {link.icon && <Icon name={link.icon} />}
                  {link.label}
                </NavigationItem>
              </li>
            ))}
          </ul>
        )}
        {nextSection && (
          <a
            href={nextSection.href}
            className="mt-3 inline-flex min-h-10 items-center gap-3 self-start font-mono text-caption wrap-anywhere text-muted hover:text-accent sm:mt-10"
          >
            <LuArrowDown aria-hidden="true" />
            {nextSection.label}
          </a>
        )}
      </div>
      <SiteLogo logo={logo} className="hidden w-[min(28vw,36rem)] flex-none lg:block" />
    </section>
  );
}
