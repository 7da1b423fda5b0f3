import type { ComponentProps } from 'react';
import { words } from '@/lib/site';
import { PageHeading } from '../ui/page-heading';
import { Portrait } from './portrait';

interface AboutIntroProps {
  portrait: ComponentProps<typeof Portrait>['portrait'] | undefined;
  paragraphs: readonly string[];
}

/** The top of the about page: heading, a few paragraphs about the owner, and the portrait. */
export function AboutIntro({ portrait, paragraphs }: AboutIntroProps) {
  return (
    <section aria-labelledby="page-title" className="page-top">
      <PageHeading>{words.about.heading}</PageHeading>
      <div
        className={`mt-10 grid items-start gap-10 ${portrait ? 'lg:grid-cols-[3fr_2fr] lg:gap-16' : ''}`}
      >
        <div className="max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-5 first:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        {portrait && <Portrait portrait={portrait} isFirst />}
      </div>
    </section>
  );
}
