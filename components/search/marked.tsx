import { foldWord, wordsOf } from '@/lib/search/words';

interface MarkedProps {
  text: string;
  /** Words that match the query, folded. */
  terms: readonly string[];
}

/** A text in which the words that match the query are marked. */
export const Marked = ({ text, terms }: MarkedProps) =>
  pieces(text, terms).map((piece, index) =>
    isMatch(piece, terms) ? (
      <mark
        key={index}
        className="bg-transparent text-accent underline decoration-2 underline-offset-[0.2em]"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

/** Whether a word of a text matches the query. */
export const hasMatch = (text: string, terms: readonly string[]): boolean =>
  wordsOf(text).some((word) => isMatch(word, terms));

const isMatch = (word: string, terms: readonly string[]) => terms.includes(foldWord(word));

/** The matching words of a text, and the pieces between them. */
function pieces(text: string, terms: readonly string[]): string[] {
  const result: string[] = [];
  let between = '';
  let rest = text;
  for (const word of wordsOf(text)) {
    const start = rest.indexOf(word);
    const before = between + rest.slice(0, start);
    if (isMatch(word, terms)) result.push(before, word);
    between = isMatch(word, terms) ? '' : before + word;
    rest = rest.slice(start + word.length);
  }
  return [...result, between + rest];
}
