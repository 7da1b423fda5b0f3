import { COMPOUND } from '@/lib/typography';

/** A plain text whose short compounds stay on one line unless letters are very large: `front-end`. */
export const Sentence = ({ children }: { children: string }) =>
  children.split(COMPOUND).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="min-[18rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
