import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import type { Owner } from '@/lib/resume/owner';
import { SiteLogo } from '../layout/site-logo';
import { Availability } from '../ui/availability';
import { Sentence } from '../ui/sentence';
import { HeroPortrait, MarkPortrait } from './hero-portrait';
import { IntroLinks } from './intro-links';

interface IntroProps extends Pick<Owner, 'name' | 'availability'> {
  /** What stands beside the claim; `type` is nothing, and larger letters. */
  hero: 'pattern' | 'portrait' | 'type';
  portrait: ComponentProps<typeof MarkPortrait> | undefined;
  /** What the owner does. */
  claim: string;
  /** What the owner is, unless the claim says it. */
  role: string;
  /** Since when the owner has the current position, if there is one. */
  now: string;
  /** Short facts, such as the languages. */
  facts: readonly string[];
  links: readonly ResolvedLink[];
}

/** The hero of the home page: who this is, what they do, whether they are free, and how to reach them. */
export function Intro(props: IntroProps) {
  const { hero, portrait, name, claim, role, now, facts, links, availability } = props;
  return (
    <section
      id="home"
      aria-labelledby="claim"
      className={`grid grid-cols-1 pt-6 short:pt-4 md:pt-12 lg:gap-x-16 low:pt-8 ${hero === 'type' ? '' : 'lg:grid-cols-mark'}`}
    >
      <HeroPicture hero={hero} portrait={portrait} />
      <div className="@container col-start-1 row-start-1 min-w-0 self-end">
        <h1
          id="claim"
          className={`animate-slide-in font-bold tracking-tight wrap-anywhere ${claimSize(`${name} ${claim}`)}`}
        >
          <span className={`block ${besidePicture(hero, portrait !== undefined)}`}>
            <span className="block pb-2 font-text text-body font-normal tracking-normal text-muted">
              {strings.home.greeting}
            </span>{' '}
            <span className="block text-accent pb-2 text-[0.85em] md:text-[0.72em]">{name}</span>
          </span>{' '}
          <Sentence>{claim}</Sentence>
        </h1>
        {role && (
          <p className="mt-4 animate-first-line text-lead wrap-anywhere short:mt-3 md:mt-6">
            <Sentence>{role}</Sentence>
          </p>
        )}
        {now && (
          <p className="mt-1 animate-second-line text-small text-muted md:text-body">{now}</p>
        )}
      </div>
      <IntroLinks links={links} />
      <Facts facts={facts} availability={availability} />
    </section>
  );
}

/** Padding that keeps the name clear of the picture: below the large breakpoint, and of a small portrait everywhere. */
function besidePicture(hero: IntroProps['hero'], hasPortrait: boolean): string {
  if (hero !== 'type') {
    return 'max-lg:min-h-[max(min(6.75rem,31vw),22vw)] max-lg:pe-[max(min(7rem,30vw),23vw)] md:content-end';
  }
  return hasPortrait ? 'min-h-[min(6.75rem,31vw)] pe-[min(7rem,30vw)]' : '';
}

/** The mark, a large portrait, or a small one beside the name. Below the large breakpoint, all are beside the name. */
function HeroPicture({ hero, portrait }: Pick<IntroProps, 'hero' | 'portrait'>) {
  const small = 'col-start-1 row-start-1 w-[88px] self-start justify-self-end aspect-square';
  // Sides that four cells divide into whole pixels, at 125 and 150 % too, leave no seams between tiles.
  const column = `${small} relative md:w-[160px] lg:col-start-2 lg:row-span-2 lg:w-full lg:max-w-[round(down,100%,16px)]`;
  if (hero === 'pattern') {
    return (
      <div className={column}>
        <SiteLogo className="size-full" />
        {portrait && <MarkPortrait {...portrait} />}
      </div>
    );
  }
  if (!portrait) return null;
  return hero === 'portrait' ? (
    <HeroPortrait {...portrait} className={`${column} rounded-large lg:aspect-4/5`} />
  ) : (
    <HeroPortrait {...portrait} className={`${small} rounded-full`} />
  );
}

/** The largest size at which a claim takes few lines, and its words stay whole. */
function claimSize(heading: string): string {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length));
  return heading.length > 90 || longest > 14 ? 'text-long-claim' : 'text-claim';
}

/** One line: availability, place and languages. */
function Facts({ facts, availability }: Pick<IntroProps, 'facts' | 'availability'>) {
  if (facts.length === 0 && !availability) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-small short:mt-4 short:leading-tight md:col-span-full md:mt-10 md:border-y md:border-line md:py-3 low:mt-8">
      <Availability availability={availability} />
      {facts.length > 0 && (
        <p className="min-w-0 font-caption text-caption wrap-anywhere text-muted">
          {facts.join(' · ')}
        </p>
      )}
    </div>
  );
}
