import type { SectionEntry } from '@/lib/resume/sections';
import { ExternalLink } from '../ui/external-link';

/** Entries of a section of the résumé, each with its date, title and text. */
export const EntryList = ({ entries }: { entries: readonly SectionEntry[] }) => (
  <ul role="list" className="mt-10">
    {entries.map(({ title, details, period, url, text, points }) => (
      <li
        key={[title, details, period].join()}
        className="border-t border-line py-5 lg:grid lg:grid-cols-chain"
      >
        <p className="font-mono text-caption text-muted">{period}</p>
        <div className="max-w-measure lg:pl-12">
          <h3 className="font-display text-title font-bold tracking-snug">
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
          </h3>
          {details && <p className="mt-1 text-small text-muted">{details}</p>}
          {text?.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-3 text-muted">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-3 list-disc pl-5 text-muted">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </li>
    ))}
  </ul>
);
