import { Fragment, type ComponentProps } from 'react';
import { strings } from '@/data/strings';
import type { Logo } from '@/lib/graphics/logo';
import type { ResolvedLink } from '@/lib/resolve-links';
import type { Owner } from '@/lib/resume/owner';
import { NavigationItem } from '../layout/navigation-item';
import { Availability } from '../ui/availability';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';
import { Sentence } from '../ui/sentence';
import { HeroMark, Portrait } from './hero-mark';

interface IntroProps extends Pick<Owner, 'name' | 'availability'> {
  /** What stands beside the greeting; `type` is nothing, and a larger greeting. */
  hero: 'pattern' | 'portrait' | 'type';
  logo: Logo;
  portrait: ComponentProps<typeof HeroMark>['portrait'];
  /** The text from which the pattern of the logo is drawn, if visitors may draw their own. */
  seed?: string | undefined;
  role: string;
  /** What the owner does now, and the languages: one line. */
  now: readonly string[];
  links: readonly ResolvedLink[];
}

/** A word that is too wide for a phone at the size of a greeting. East Asian characters are twice as wide. */
const longWord = /\S{10}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]{6}/u;

/** The size of a name, so that it takes one line, or two if it is very long. */
function nameSize(name: string): string {
  if (name.length <= 8) return 'text-hero';
  return name.length <= 13 ? 'text-hero-name' : 'text-hero-long-name';
}

/** Buttons that fit four in a row on tablets, and two on phones, or four if they are without labels. */
const compact =
  'max-lg:gap-2 max-lg:px-3 max-[22rem]:short:px-[0.625rem] max-lg:text-small md:max-lg:px-4';

/** The hero of the home page: who this is, what they do now, whether they are free, and how to reach them. */
export function Intro(props: IntroProps) {
  const { name, hero, logo, portrait, seed, availability, role, now, links } = props;
  const isType = hero === 'type';
  const hasLongWord = longWord.test(strings.home.greeting);
  const size = isType ? 'text-type-hero' : 'text-hero';
  return (
    <section
      id="home"
      aria-labelledby="greeting"
      className={`grid grid-cols-1 gap-x-8 pt-6 short:pt-4 md:pt-10 lg:gap-x-12 low:pt-6 ${isType ? '' : 'md:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr]'}`}
    >
      {!isType && (
        <HeroMark
          logo={logo}
          portrait={portrait}
          isPortrait={hero === 'portrait'}
          seed={seed}
          className="mb-6 short:mb-3 md:col-start-2 md:row-start-1 md:mb-0 lg:row-span-2"
        />
      )}
      <div className="@container min-w-0 md:row-start-1">
        <h1
          id="greeting"
          className={`animate-slide-in font-display font-bold tracking-tight ${hasLongWord ? 'text-long-hero hyphens-auto' : size}`}
        >
          {strings.home.greeting}
        </h1>
        <p
          className={`animate-slide-in font-display font-bold tracking-tight wrap-anywhere text-accent ${isType && name.length <= 13 ? size : nameSize(name)}`}
        >
          {name}
        </p>
      </div>
      <div className="mt-4 short:mt-3 md:col-span-full md:mt-6 lg:col-span-1 lg:row-start-2">
        <div className="flex items-center gap-4">
          {isType && portrait && (
            <Portrait {...portrait} className="size-16 flex-none rounded-full short:size-12" />
          )}
          <p className="animate-first-line text-lead font-medium wrap-anywhere">
            <Sentence>{role}</Sentence>
          </p>
        </div>
        <p className="mt-2 max-w-measure animate-second-line text-muted max-sm:[@media(height<54rem)]:hidden">
          <Sentence>{strings.home.support}</Sentence>
        </p>
        {now.length > 0 && (
          <p className="mt-3 font-caption text-caption text-muted short:mt-2">
            {now.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <span className="max-sm:hidden"> · </span>}
                <span className="max-sm:block">{part}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div className="mt-5 short:mt-4 md:col-span-full md:mt-6">
        {links.length > 0 && (
          <ul
            role="list"
            className="flex flex-wrap gap-2 max-[22rem]:gap-[0.375rem] short:flex-nowrap lg:gap-3"
          >
            {links.map((link, index) => (
              <li key={link.label} className={`max-sm:grow ${index > 0 ? 'short:grow-0' : ''}`}>
                <NavigationItem
                  link={link}
                  className={`w-full ${compact} ${index === 0 ? buttonStyles.primary : buttonStyles.secondary}`}
                >
                  {link.icon && (
                    <Icon name={link.icon} className={index === 0 ? 'short:hidden' : ''} />
                  )}
                  <span className={link.icon && index > 0 ? 'short:sr-only' : ''}>
                    {link.label}
                  </span>
                </NavigationItem>
              </li>
            ))}
          </ul>
        )}
        <Availability
          availability={availability}
          className="mt-5 short:mt-4 short:text-small short:leading-tight md:mt-6 md:border-y md:border-line md:py-3"
        />
      </div>
    </section>
  );
}
