import type { ReactNode } from 'react';

interface Quotation {
  text: string;
  source?: ReactNode;
}

/** Quotations about the owner or a project, each with its source. One alone takes the whole row. */
export const QuotationList = ({ quotations }: { quotations: readonly Quotation[] }) => (
  <ul role="list" className="mt-6 grid grid-cols-1 gap-8 xl:grid-cols-2 print:grid-cols-2">
    {quotations.map(({ text, source }, index) => (
      <li key={index} className="xl:only:col-span-full">
        <figure className="flex h-full flex-col border-s-2 border-accent ps-4 sm:ps-6">
          <blockquote className="max-w-measure grow text-lead">
            <p className="whitespace-pre-line before:content-[open-quote] after:content-[close-quote]">
              {text}
            </p>
          </blockquote>
          {source && (
            <figcaption className="mt-5 flex items-center gap-4 font-medium wrap-anywhere">
              {source}
            </figcaption>
          )}
        </figure>
      </li>
    ))}
  </ul>
);
