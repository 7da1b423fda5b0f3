import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { Portrait } from '../about/portrait';
import { Reveal } from '../motion/reveal';
import { ArrowForward } from '../ui/arrows';
import { ownText } from '../ui/own-text';
import { Sentence } from '../ui/sentence';
import { TextLink } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';

interface AboutTeaserProps {
  portrait: ComponentProps<typeof Portrait> | undefined;
  paragraphs: readonly string[];
  hasStory: boolean;
}

/** The about section of the home page: portrait and a few short paragraphs. */
export function AboutTeaser({ portrait, paragraphs, hasStory }: AboutTeaserProps) {
  const columns = portrait
    ? 'lg:grid-cols-[min(37%,22rem)_minmax(0,1fr)] lg:gap-16 print:grid-cols-[1fr_2fr]'
    : '';
  return (
    <TitledSection title={strings.about.heading} className="break-inside-avoid py-section">
      <Reveal className={`mt-10 grid grid-cols-1 items-start gap-10 ${columns}`}>
        {portrait && <Portrait {...portrait} />}
        <div className="max-w-measure">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="mb-5 first:text-lead">
              <Sentence>{ownText(paragraph)}</Sentence>
            </p>
          ))}
          {hasStory && (
            <TextLink href={routes.about} className="mt-4">
              {strings.home.wholeStory}
              <ArrowForward />
            </TextLink>
          )}
        </div>
      </Reveal>
    </TitledSection>
  );
}
