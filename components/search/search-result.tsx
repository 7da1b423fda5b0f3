import type { MouseEvent } from 'react';
import { toIsoDate } from '@/lib/dates';
import { dirOf } from '@/lib/text-direction';
import { drawGlyph } from '@/lib/glyph/draw';
import { highlight } from '@/lib/search/highlight';
import type { SearchEntry } from '@/lib/search/model';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { Marked } from './marked';

interface SearchResultProps {
  entry: SearchEntry;
  /** What the visitor looks for. */
  query: string;
  /** Called when the visitor goes to the page. */
  onChoose: () => void;
}

/** A page that was found; the tags that were looked for stand below it. */
export function SearchResult({ entry, query, onChoose }: SearchResultProps) {
  const { title, path, kind, date, preview, tags, glyph } = entry;
  const choose = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // It opens beside this page.
    if (!metaKey && !ctrlKey && !shiftKey) onChoose();
  };
  const sought = tags.filter((tag) => highlight(tag, query).some(({ isMatch }) => isMatch));
  return (
    <li className="search-result">
      <BlockGlyph glyph={drawGlyph(glyph)} className="size-10" />
      <div>
        <p className="font-mono text-caption text-muted">
          {kind} · <time dateTime={toIsoDate(date)}>{date}</time>
        </p>
        <p dir={dirOf(title)} className="font-display text-title font-bold tracking-snug">
          <InternalLink href={path} prefetch={false} className="card-link" onClick={choose}>
            <Marked text={title} query={query} />
          </InternalLink>
        </p>
        <p dir={dirOf(preview)} className="search-preview">
          <Marked text={preview} query={query} />
        </p>
        {sought.length > 0 && (
          <p className="mt-1 font-mono text-caption text-muted">
            <Marked text={sought.join(' · ')} query={query} />
          </p>
        )}
      </div>
    </li>
  );
}
