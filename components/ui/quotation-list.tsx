import type { ReactNode } from 'react';

interface Quotation {
  text: string;
  source?: ReactNode;
  /** The label of a sample, which says what to ask for, and is no quotation. */
  sampleLabel?: string | undefined;
}

/** Quotations about the owner or a project, each with its source. One alone takes the whole row. */
export const QuotationList = ({ quotations }: { quotations: readonly Quotation[] }) => (
  <ul role="list" className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
    {quotations.map((quotation, index) => (
      <li key={index} className="lg:only:col-span-full">
        {quotation.sampleLabel ? <Sample {...quotation} /> : <Quote {...quotation} />}
      </li>
    ))}
  </ul>
);

const Quote = ({ text, source }: Quotation) => (
  <figure className="flex h-full flex-col border-s-2 border-accent ps-6">
    <blockquote className="max-w-measure grow text-lead">
      <p className="whitespace-pre-line before:content-[open-quote] after:content-[close-quote]">
        {text}
      </p>
    </blockquote>
    {source && (
      <figcaption>
        <Source>{source}</Source>
      </figcaption>
    )}
  </figure>
);

const Sample = ({ text, source, sampleLabel }: Quotation) => (
  <div className="flex h-full flex-col rounded-large border border-dashed border-edge p-6">
    <p className="mb-3 font-caption text-caption text-muted">{sampleLabel}</p>
    <p className="max-w-measure grow text-small whitespace-pre-line text-muted">{text}</p>
    {source && <Source>{source}</Source>}
  </div>
);

const Source = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 flex flex-wrap items-center gap-4 font-medium">{children}</div>
);
