import { highlight } from '@/lib/search/highlight';

/** A text in which what the visitor looks for is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
