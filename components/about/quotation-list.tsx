interface QuotationListProps {
  quotations: readonly { text: string; source: string }[];
}

/** What others say of the owner, each with its source. */
export const QuotationList = ({ quotations }: QuotationListProps) => (
  <ul role="list" className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
    {quotations.map(({ text, source }) => (
      <li key={text}>
        <figure className="flex h-full flex-col rounded-large border border-line bg-surface p-6">
          <blockquote className="grow text-body">
            <p className="whitespace-pre-line">{text}</p>
          </blockquote>
          {source && <figcaption className="mt-6 font-medium">{source}</figcaption>}
        </figure>
      </li>
    ))}
  </ul>
);
