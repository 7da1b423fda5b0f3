import { LuArrowRight, LuArrowUpRight } from 'react-icons/lu';
import type { Moment } from '@/lib/content/read-timeline';
import { ExternalLink } from '../layout/external-link';
import { InternalLink } from '../ui/internal-link';
import { TrustedHtml } from '../ui/trusted-html';

/** One moment of the story. */
export function StoryCard({ moment }: { moment: Moment }) {
  const { title, period, descriptionHtml, link } = moment;
  return (
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
          <LuArrowRight aria-hidden="true" />
        </InternalLink>
      )}
    </article>
  );
}
