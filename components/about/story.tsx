import type { ComponentProps } from 'react';
import { words } from '@/lib/site';
import type { StoryYear } from '@/lib/content/read-timeline';
import { CvLink } from '../layout/cv-link';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { Claims } from './claims';
import { StoryCard } from './story-card';

interface StoryProps {
  years: readonly StoryYear[];
  claims: ComponentProps<typeof Claims>['claims'];
  cvFiles: ComponentProps<typeof CvLink>['files'];
}

/** The career as a chain: a vertical line with the years, and a card for each moment. */
export function Story({ years, claims, cvFiles }: StoryProps) {
  if (years.length + claims.length + cvFiles.length === 0) return null;
  return (
    <TitledSection title={words.about.story} className="section section-end">
      <Claims claims={claims} />
      {years.length > 0 && (
        <ol className={claims.length > 0 ? 'chain' : 'chain mt-10'}>
          {years.map(({ year, moments }) => (
            <li key={year} className="chain-year">
              <Reveal className="chain-numeral">
                <h3>{year}</h3>
              </Reveal>
              <ul className="chain-blocks">
                {moments.map((moment) => (
                  <li key={moment.title} className="chain-block">
                    <Reveal>
                      <StoryCard moment={moment} />
                    </Reveal>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <CvLink files={cvFiles} className="mt-12" />
    </TitledSection>
  );
}
