import type { StoryYear } from '@/lib/content/read-timeline';
import { CvLink } from '../layout/cv-link';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { Claims } from './claims';
import { StoryCard } from './story-card';

/** The career as a chain: one line, years as numerals, cards as blocks joined to it. */
export function Story({ years }: { years: readonly StoryYear[] }) {
  return (
    <TitledSection title="My Story" className="section section-end">
      <Claims />
      <ol className="chain">
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
      <CvLink className="mt-12" />
    </TitledSection>
  );
}
