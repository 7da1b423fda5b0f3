import { matchesIn } from '@/lib/search/words';

interface MarkedProps {
  text: string;
  /** Words that match the query, folded. */
  terms: readonly string[];
}

/** A text in which the words that match the query are marked. */
export const Marked = ({ text, terms }: MarkedProps) =>
  matchesIn(text, terms).map((piece, index) =>
    piece.isMatch ? (
      <mark
        key={index}
        className="bg-transparent text-accent underline decoration-2 underline-offset-[0.2em]"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
