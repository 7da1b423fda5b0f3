import { COMPOUND } from '@/lib/typography/compound';

/** A plain text whose short compounds stay on one line if they fit into it: `front-end`. */
export const Sentence = ({ children }: { children: string }) =>
  children.split(COMPOUND).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
