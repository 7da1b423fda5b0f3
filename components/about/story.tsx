import { LuArrowUpRight } from 'react-icons/lu';
import { strings, type Strings } from '@/data/strings';
import { Chain } from './chain';
import type { StoryCard, StoryYear } from '@/lib/resume/story';
import type { CvFile } from '@/lib/cv/cv-files';
import { CvLink } from '../layout/cv-link';
import { ExternalLink } from '../layout/external-link';
import { Reveal } from '../motion/reveal';
import { ArrowRight } from '../ui/arrows';
import { InternalLink } from '../ui/internal-link';
import { TitledSection } from '../ui/titled-section';
import { TrustedHtml } from '../ui/trusted-html';

interface StoryProps {
  years: readonly StoryYear[];
  /** Key figures, such as years of experience. */
  stats: Strings['about']['stats'];
  cvFiles: readonly CvFile[];
}

/** The career as a chain: a vertical line with the years, and a card for each moment. */
export function Story({ years, stats, cvFiles }: StoryProps) {
  if (years.length + stats.length + cvFiles.length === 0) return null;
  return (
    <TitledSection title={strings.about.story} className="section pb-section">
      {stats.length > 0 && (
        <dl className="mt-10 mb-20 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-6 gap-y-8 md:grid-cols-6 xl:grid-cols-[repeat(5,auto)]">
          {stats.map(({ value, label }, index) => (
            <div
              key={label}
              className={`flex flex-col-reverse justify-end border-t border-line pt-4 xl:col-auto ${index === 0 ? 'col-span-full' : ''} ${index < 2 ? 'md:col-span-3' : 'md:col-span-2'}`}
            >
              <dt className="font-mono text-caption text-muted">{label}</dt>
              <dd className="font-display text-numeral font-bold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {years.length > 0 && (
        <Chain className={stats.length > 0 ? 'bleed' : 'bleed mt-10'}>
          <ol>
            {years.map(({ year, cards }) => (
              <li
                key={year}
                className="relative pb-12 last:pb-0 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:pb-20"
              >
                <Reveal className="mb-6 whitespace-nowrap text-numeral font-bold tracking-tight lg:sticky lg:top-24">
                  <h3>{year}</h3>
                </Reveal>
                <ul className="grid grid-cols-1 gap-5 lg:pl-12">
                  {cards.map((card) => (
                    <li key={card.title} className="chain-block">
                      <Reveal>
                        <Card {...card} />
                      </Reveal>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Chain>
      )}
      <CvLink files={cvFiles} className="mt-12" />
    </TitledSection>
  );
}

const Card = ({ title, period, descriptionHtml, link }: StoryCard) => (
  <article className="rounded-large border border-line bg-surface p-6">
    <h4 className="font-display text-title font-bold tracking-snug">{title}</h4>
    {period && <p className="mt-1 font-mono text-caption text-muted">{period}</p>}
    <TrustedHtml html={descriptionHtml} className="story-text mt-3 text-muted" />
    {link?.isExternal && (
      <ExternalLink href={link.href} className="text-link mt-4">
        {link.label}
        <LuArrowUpRight aria-hidden="true" />
      </ExternalLink>
    )}
    {link && !link.isExternal && (
      <InternalLink href={link.href} className="text-link mt-4">
        {link.label}
        <span className="sr-only">: {title}</span>
        <ArrowRight />
      </InternalLink>
    )}
  </article>
);
