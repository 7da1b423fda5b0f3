import { LuArrowDown } from 'react-icons/lu';
import type { Owner } from '@/lib/resume/owner';
import type { Logo } from '@/lib/logo';
import type { ResolvedLink } from '@/lib/links';
import { strings } from '@/data/strings';
import { Icon } from '../layout/icon';
import { NavigationItem } from '../layout/navigation-item';
import { SiteLogo } from '../layout/site-logo';
import { buttonStyles } from '../ui/button-styles';
import { Availability } from './availability';

interface IntroProps extends Pick<Owner, 'availability'> {
  logo: Logo;
  /** The line below the greeting. */
  role: string;
  /** The buttons. The first one is the primary button. */
  links: readonly ResolvedLink[];
  /** The link to what the page shows below, if it shows anything. */
  wayOn?: { href: string; label: string } | undefined;
}

/** A word that is wider than a phone in the size of a greeting. Letters of East Asia are as wide as two. */
const longWord = /\S{10}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{6}/u;

/** The hero of the home page: greeting, role, availability and contact links. */
export function Intro({ logo, availability, role, links, wayOn }: IntroProps) {
  return (
    <section id="home" aria-labelledby="greeting" className="intro">
      <SiteLogo logo={logo} className="intro-pattern" />
      <div className="intro-text">
        <Availability availability={availability} />
        <h1
          id="greeting"
          className={`animate-slide-in font-display font-bold tracking-tight ${longWord.test(strings.home.greeting) ? 'text-long-hero hyphens-auto' : 'text-hero'}`}
        >
          {strings.home.greeting}
        </h1>
        <div className="mt-5 max-w-measure sm:mt-8">
          <p className="intro-line text-lead font-medium">{role}</p>
          <p className="intro-line mt-3 text-muted">{strings.home.support}</p>
        </div>
        {links.length > 0 && (
          <ul className="intro-links">
            {links.map((link, index) => (
              <li key={link.label}>
                <NavigationItem
                  link={link}
                  className={
                    index === 0
                      ? buttonStyles.primary
                      : `${buttonStyles.quiet} max-sm:gap-2 max-sm:px-2`
                  }
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
            className="mt-3 inline-flex min-h-10 items-center gap-3 self-start font-mono text-caption wrap-anywhere text-muted hover:text-accent sm:mt-10"
          >
            <LuArrowDown aria-hidden="true" />
            {wayOn.label}
          </a>
        )}
      </div>
    </section>
  );
}
