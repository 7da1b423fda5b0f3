import type { ComponentProps } from 'react';
import { whoIsHe } from '@/data/copy';
import { PageHeading } from '../ui/page-heading';
import { Portrait } from './portrait';

interface AboutIntroProps {
  portrait: ComponentProps<typeof Portrait>['picture'];
}

/** The opening of the about page: who he is, in a few paragraphs beside the portrait. */
export function AboutIntro({ portrait }: AboutIntroProps) {
  return (
    <section aria-labelledby="page-title" className="page-top">
      <PageHeading>Who is he ?</PageHeading>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="max-w-measure">
          {whoIsHe.about.map((paragraph) => (
            <p key={paragraph} className="mb-5 first:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <Portrait picture={portrait} isFirst />
      </div>
    </section>
  );
}
