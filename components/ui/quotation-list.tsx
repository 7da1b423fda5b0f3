import type { ReactNode } from 'react';

interface QuotationListProps {
  quotations: readonly {
    text: string;
    source?: ReactNode;
    label?: string | undefined;
  }[];
}

/** Quotations about the owner or a project, each on a card with its source. */
export const QuotationList = ({ quotations }: QuotationListProps) => (
  <ul role="list" className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
    {quotations.map(({ text, source, label }, index) => (
      <li key={index}>
        <figure className="flex h-full flex-col rounded-large border border-line bg-surface p-6">
          {label && (
            <p className="mb-4 self-start rounded-small border border-positive px-2 font-mono text-caption text-positive">
              {label}
            </p>
          )}
          <blockquote className="grow text-body">
            <p className="whitespace-pre-line">{text}</p>
          </blockquote>
          {source && (
            <figcaption className="mt-6 flex flex-wrap items-center gap-4 font-medium">
              {source}
            </figcaption>
          )}
        </figure>
      </li>
    ))}
  </ul>
);
