import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, type MouseEvent } from 'react';
import { withBasePath } from '@/lib/base-path';
import { toIsoDate } from '@/lib/dates';
import { drawGlyph } from '@/lib/glyph/draw';
import { highlight } from '@/lib/search/highlight';
import type { SearchEntry } from '@/lib/search/model';
import { openSearch, type Search } from '@/lib/search/query';
import { search as words } from '@/lib/site/words';
import { dirOf } from '@/lib/text-direction';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';

/** The search index, opened once per visit. */
let opened: Promise<Search> | undefined;

/**
 * Searches the site.
 * @param query what the visitor typed
 * @param limit how many entries to return
 * @returns the query, the first `limit` entries, how many there are, and whether there are more
 * than the search counts
 * @throws Error if a file of the index cannot be loaded
 */
export async function search(query: string, limit: number) {
  opened ??= openSearch(fetchJson);
  try {
    const index = await opened;
    const { numbers, hasMore } = await index.find(query);
    const entries = await index.entries(numbers.slice(0, limit));
    return { query, entries, total: numbers.length, hasMore };
  } catch (error) {
    // A new deployment may have replaced the files of the index. Open it again next time.
    opened = undefined;
    throw error;
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const url = withBasePath(path);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`GET ${url}: status ${response.status}`);
  return response.json();
}

interface SearchResultsProps {
  entries: readonly SearchEntry[];
  /** What the visitor typed. */
  query: string;
  /** Called when the visitor goes to a page. */
  onChoose: () => void;
}

/** The pages found, each with the tags that match the query. They fade in. */
export function SearchResults({ entries, query, onChoose }: SearchResultsProps) {
  const choose = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    // With a modifier key the page opens in another tab or window, and the search stays open.
    if (!metaKey && !ctrlKey && !shiftKey) onChoose();
  };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    animate(list.current, { opacity: [0, 1] }, { duration: 0.2 });
  }, []);
  const matches = (tag: string) => highlight(tag, query).some(({ isMatch }) => isMatch);
  return (
    <ul ref={list} aria-label={words.results}>
      {entries.map(({ title, path, kind, date, preview, tags, glyph }) => (
        <li
          key={path}
          className="search-result relative grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-line px-6 py-4 not-first:border-t hover:bg-raised has-focus-visible:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <BlockGlyph glyph={drawGlyph(glyph)} className="mt-1 size-10 rounded-small bg-raised" />
          <div>
            <p className="font-mono text-caption text-muted">
              {kind} · <time dateTime={toIsoDate(date)}>{date}</time>
            </p>
            <p dir={dirOf(title)} className="font-display text-title font-bold tracking-snug">
              <InternalLink href={path} className="card-link" onClick={choose}>
                <Highlighted text={title} query={query} />
              </InternalLink>
            </p>
            <p dir={dirOf(preview)} className="line-clamp-2 text-small text-muted">
              <Highlighted text={preview} query={query} />
            </p>
            {tags.some(matches) && (
              <p className="mt-1 font-mono text-caption text-muted">
                <Highlighted text={tags.filter(matches).join(' · ')} query={query} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A text with the matches of the query highlighted. */
const Highlighted = ({ text, query }: { text: string; query: string }) =>
  highlight(text, query).map((piece, index) =>
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
