import { Fragment, type ComponentProps } from 'react';
import { strings } from '@/data/strings';
import type { Logo } from '@/lib/graphics/logo';
import type { ResolvedLink } from '@/lib/resolve-links';
import type { Owner } from '@/lib/resume/owner';
import { Availability } from '../ui/availability';
import { Sentence } from '../ui/sentence';
import { Greeting } from './greeting';
import { HeroMark, HeroPortrait } from './hero-mark';
import { IntroLinks } from './intro-links';

interface IntroProps extends Pick<Owner, 'name' | 'availability'> {
  /** What stands beside the greeting; `type` is nothing, and a larger greeting. */
  hero: 'pattern' | 'portrait' | 'type';
  logo: Logo;
  portrait: ComponentProps<typeof HeroMark>['portrait'];
  role: string;
  /** What the owner does now, and the languages: one line. */
  now: readonly string[];
  links: readonly ResolvedLink[];
}

/** The hero of the home page: who this is, what they do now, whether they are free, and how to reach them. */
export function Intro(props: IntroProps) {
  const { name, hero, logo, portrait, availability, role, now, links } = props;
  const isType = hero === 'type';
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
          className="mb-6 short:mb-3 md:col-start-2 md:row-start-1 md:mb-0 lg:row-span-2"
        />
      )}
      <Greeting name={name} isAlone={isType} />
      <div className="mt-4 short:mt-3 md:col-span-full md:mt-6 lg:col-span-1 lg:row-start-2">
        <Role role={role} portrait={isType ? portrait : undefined} />
        <p className="mt-2 max-w-measure animate-second-line text-muted max-sm:[@media(height<54rem)]:hidden">
          <Sentence>{strings.home.support}</Sentence>
        </p>
        <Now parts={now} />
      </div>
      <div className="mt-5 short:mt-4 md:col-span-full md:mt-6">
        <IntroLinks links={links} />
        <Availability
          availability={availability}
          className="mt-5 short:mt-4 short:text-small short:leading-tight md:mt-6 md:border-y md:border-line md:py-3"
        />
      </div>
    </section>
  );
}

/** What the owner is, beside a small portrait if there is no larger one. */
const Role = ({ role, portrait }: Pick<IntroProps, 'role' | 'portrait'>) => (
  <div className="flex items-center gap-4">
    {portrait && (
      <HeroPortrait {...portrait} className="size-16 flex-none rounded-full short:size-12" />
    )}
    <p className="animate-first-line text-lead font-medium wrap-anywhere">
      <Sentence>{role}</Sentence>
    </p>
  </div>
);

/** One line with its parts between dots, or a line for each part on phones. */
function Now({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="mt-3 font-caption text-caption text-muted short:mt-2">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span className="max-sm:hidden"> · </span>}
          <span className="max-sm:block">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
