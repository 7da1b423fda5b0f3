import type { ComponentProps } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { whoIsHe } from '@/data/copy';
import { routes } from '@/lib/urls';
import { Portrait } from '../about/portrait';
import { Reveal } from '../motion/reveal';
import { InternalLink } from '../ui/internal-link';
import { TitledSection } from '../ui/titled-section';

/** Portrait and three short paragraphs. */
export function WhoIsHe({ portrait }: { portrait: ComponentProps<typeof Portrait>['picture'] }) {
  return (
    <TitledSection title="Who is he ?" className="section section-end">
      <Reveal className="mt-10 grid items-start gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <Portrait picture={portrait} />
        <div className="max-w-measure">
          {whoIsHe.home.map((paragraph) => (
            <p key={paragraph} className="mb-5 first:text-lead">
              {paragraph}
            </p>
          ))}
          <InternalLink href={routes.about} className="text-link mt-4">
            Read the whole story
            <LuArrowRight aria-hidden="true" />
          </InternalLink>
        </div>
      </Reveal>
    </TitledSection>
  );
}
