import { animate } from 'framer-motion/dom/mini';
import { withBasePath } from '@/lib/base-path';
import { element } from '@/lib/enhance/element';
import { drawPattern } from '@/lib/pattern/draw';
import { highlight } from '@/lib/search/highlight';
import type { SearchEntry } from '@/lib/search/model';
import { openSearch, type Search } from '@/lib/search/query';
import { strings } from '@/data/strings';
import { dirOf } from '@/lib/text-direction';

/*
 * Finds pages, and shows links to them in the dialog of lib/enhance/search.ts. A script of its own, which is
 * loaded when the search is first opened.
 */

/** How many results are shown at first, and how many each click on "more" adds. */
const PAGE = 10;

let limit = PAGE;

/** The search index, opened once per visit. */
let opened: Promise<Search> | undefined;

/** The latest query. Answers to earlier ones are not shown. */
let latest: object | undefined;

/** The query whose results are shown. */
let shown: string | undefined;

/** What to do with a result once those of what is typed are shown; `result` is its index. */
let pending: { result: number; action: 'click' | 'focus' } | undefined;

interface Parts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  status: Element;
  found: Element;
}

const partsOf = (dialog: HTMLDialogElement): Parts => ({
  dialog,
  field: dialog.querySelector('.search-field')!,
  status: dialog.querySelector('.search-status')!,
  found: dialog.querySelector('.search-found')!,
});

async function find(query: string) {
  opened ??= openSearch(fetchJson);
  try {
    const index = await opened;
    const { numbers, hasMore } = await index.find(query);
    const entries = await index.entries(numbers.slice(0, limit));
    return { entries, total: numbers.length, hasMore };
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

/** Searches for what is in the field. The previous results stay until the next ones arrive. */
async function search(parts: Parts) {
  const { dialog, status, found } = parts;
  const query = parts.field.value;
  const current = (latest = {});
  if (query.trim() === '') status.textContent = strings.search.start;
  else if (!found.hasChildNodes()) status.textContent = strings.search.searching;
  try {
    const answer = await find(query);
    if (current !== latest || !dialog.open) return;
    if (query.trim() !== '') status.textContent = statusText(query, answer);
    show(parts, query, answer);
  } catch (error) {
    console.error(error);
    if (current !== latest) return;
    found.replaceChildren();
    dialog.dispatchEvent(new Event('search-failed'));
  }
}

type Answer = Awaited<ReturnType<typeof find>>;

function statusText(query: string, { total }: Answer): string {
  if (total === 0) return strings.search.nothing(query.trim());
  return strings.search.found(total);
}

function show(parts: Parts, query: string, { entries, total }: Answer) {
  const { found } = parts;
  const isFirst = !found.hasChildNodes();
  const items = entries.map((entry) => resultOf(entry, query));
  const list = element('ul', { 'aria-label': strings.search.results }, ...items);
  found.replaceChildren(...(total > 0 ? [list] : []), ...(items.length < total ? [more()] : []));
  shown = query;
  if (isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    animate(list, { opacity: [0, 1] }, { duration: 0.2 });
  }
  runPending(parts);

  function more() {
    const button = element('button', { type: 'button', class: 'search-more' }, strings.search.more);
    button.onclick = () => {
      pending = { result: limit, action: 'focus' };
      limit += PAGE;
      void search(parts);
    };
    return button;
  }
}

function runPending({ field, found }: Parts) {
  if (!pending || shown !== field.value) return;
  const link = found.querySelectorAll('a')[pending.result];
  if (!link) return;
  const { action } = pending;
  pending = undefined;
  link[action]();
}

/** A page found, with the tags that match the query. */
function resultOf(entry: SearchEntry, query: string) {
  const { title, path, kind, date, isoDate, preview, tags } = entry;
  const { colors, paths } = drawPattern(entry.pattern);
  const drawing = { viewBox: '0 0 4 4', 'aria-hidden': 'true' };
  const strokes = paths.map((d, at) => element('path', { d, fill: colors[at] ?? '' }));
  const time = isoDate ? element('time', { datetime: isoDate }, date ?? '') : (date ?? '');
  const link = element('a', { href: withBasePath(path) }, ...marked(title, query));
  const matching = tags.filter((tag) => highlight(tag, query).some(({ isMatch }) => isMatch));
  const text = (className: string, written: string, ...children: (Node | string)[]) =>
    element('p', { class: className, dir: dirOf(written) ?? 'ltr' }, ...children);
  return element(
    'li',
    { class: 'search-result' },
    element('svg', drawing, ...strokes),
    element(
      'div',
      {},
      ...(kind ? [element('p', { class: 'search-note' }, `${kind} · `, time)] : []),
      text('search-title', title, link),
      text('search-preview', preview, ...marked(preview, query)),
      ...(matching.length > 0
        ? [element('p', { class: 'search-note' }, ...marked(matching.join(' · '), query))]
        : []),
    ),
  );
}

/** A text with the matches of the query marked. */
const marked = (text: string, query: string) =>
  highlight(text, query).map((piece) =>
    piece.isMatch ? element('mark', {}, piece.text) : piece.text,
  );

/** Moves the focus between the field and the results with the up and down arrow keys. */
function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [
    ...document.querySelectorAll<HTMLElement>('.search-field, .search-result a, .search-more'),
  ].filter(({ hidden }) => !hidden);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (!step || event.isComposing || at < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}

/** With a modifier key the page opens in another tab or window, and the search stays open. */
function closeForLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('.search-result a');
  if (link && !metaKey && !ctrlKey && !shiftKey) link.closest('dialog')?.close();
}

addEventListener('keydown', moveFocus);
addEventListener('click', closeForLink);
addEventListener('search-query', ({ target }) => {
  pending = undefined;
  limit = PAGE;
  void search(partsOf(target as HTMLDialogElement));
});
addEventListener('search-first', ({ target }) => {
  pending = { result: 0, action: 'click' };
  runPending(partsOf(target as HTMLDialogElement));
});
