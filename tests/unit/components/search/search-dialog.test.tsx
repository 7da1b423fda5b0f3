import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SearchDialog } from '@/components/search/search-dialog';
import { strings } from '@/data/strings';
import { patternOf } from '@/lib/graphics/pattern-of';
import { buildSearch, type SearchDocument } from '@/lib/search';
import { hydrateAfter } from '../../../support/jsdom';

const { label, field, close, results, start, nothing, found, failed, tryAgain, more } =
  strings.search;

const page = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  preview: `About ${title}.`,
  tags: [],
  pattern: patternOf(title),
  text: '',
  ...fields,
});

const index = buildSearch([
  page('Atlas of Tides', { text: 'Forty charts.', tags: ['Maps', 'Sewing'] }),
  page('Context and text'),
  page('Paste', { type: 'Article', date: '20-01-2025', isoDate: '2025-01-20', text: 'Glue.' }),
  ...Array.from({ length: 15 }, (_, number) => page(`Leaf ${number}`)),
]);

const request = jest.fn<Promise<Response>, [string]>();
const answer = (text: string, ok = true) => ({
  ok,
  status: ok ? 200 : 500,
  text: async () => text,
});

beforeEach(() => {
  globalThis.fetch = request as typeof fetch;
  request.mockReset().mockResolvedValue(answer(index) as Response);
  localStorage.clear();
});

const dialog = () => screen.queryByRole('dialog', { name: label });
const status = () => screen.getByRole('status');
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: field });
const links = () => within(screen.getByRole('list', { name: results })).getAllByRole('link');
const open = () => fireEvent.click(screen.getByRole('button', { name: label }));
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

/** Renders the search, opens it, and types a query. */
async function searchFor(query: string) {
  render(<SearchDialog />);
  open();
  type(query);
  await waitFor(() => expect(screen.getByRole('list', { name: results })).toBeVisible());
  input().focus();
}

/** Counts the clicks that open a link; jsdom would navigate. */
function openedLinks() {
  const opened: string[] = [];
  const onClick = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (link) opened.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick);
  return opened;
}

it('loads the index when it is first opened, and only then', async () => {
  render(<SearchDialog />);
  expect(dialog()).toBeNull();
  expect(request).not.toHaveBeenCalled();
  open();
  expect(dialog()).toBeVisible();
  expect(status()).toHaveTextContent(start);
  type('atlas');
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(request.mock.calls).toEqual([['/search.json']]);
  fireEvent.click(screen.getByRole('button', { name: close }));
  expect(dialog()).toBeNull();
  open();
  expect(request).toHaveBeenCalledTimes(1);
});

it('shows results, and marks matching words', async () => {
  await searchFor('atl');
  expect(links().map(({ textContent }) => textContent)).toEqual(['Atlas of Tides']);
  expect(links()[0]).toHaveAttribute('href', expect.stringMatching(/^\/atlas-of-tides\b/));
  expect(links()[0]!.querySelector('mark')).toHaveTextContent('Atlas');
  expect(status()).toHaveTextContent(found(1));
  type('glue');
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Article · 20-01-2025');
  expect(item.querySelector('time')).toHaveAttribute('datetime', '2025-01-20');
});

it('marks whole words', async () => {
  await searchFor('text');
  const marks = [...links()[0]!.querySelectorAll('mark')].map(
    (mark) => mark.previousSibling?.textContent,
  );
  expect(marks).toEqual(['Context and ']);
});

it('shows the tags that match', async () => {
  await searchFor('sewing');
  expect(screen.getByRole('listitem')).toHaveTextContent('Sewing');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Maps');
});

it('says that there is nothing', async () => {
  await searchFor('atlas');
  type('zebra');
  expect(status()).toHaveTextContent(nothing('zebra'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows ten results, and more on demand', async () => {
  await searchFor('leaf');
  expect(links()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: more }));
  expect(links()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: more })).toBeNull();
});

it('moves through the results with the arrow keys, and back to the field', async () => {
  await searchFor('leaf');
  press('ArrowDown');
  expect(links()[0]).toHaveFocus();
  press('ArrowDown');
  expect(links()[1]).toHaveFocus();
  press('ArrowUp');
  press('ArrowUp');
  expect(input()).toHaveFocus();
  press('ArrowUp');
  expect(input()).toHaveFocus();
});

it('opens the first result with Enter, and closes', async () => {
  const opened = openedLinks();
  await searchFor('atlas');
  press('Enter');
  expect(opened).toEqual([expect.stringMatching(/^\/atlas-of-tides\b/)]);
  expect(dialog()).toBeNull();
});

it('opens the first result once the index has loaded, if Enter was pressed before', async () => {
  const opened = openedLinks();
  render(<SearchDialog />);
  open();
  type('atlas');
  input().focus();
  press('Enter');
  expect(opened).toEqual([]);
  await waitFor(() => expect(opened).toEqual([expect.stringMatching(/^\/atlas-of-tides\b/)]));
  expect(dialog()).toBeNull();
});

it('leaves Enter to an input method that is composing', async () => {
  const opened = openedLinks();
  await searchFor('atlas');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(opened).toEqual([]);
});

it('stays open when a result opens in another tab', async () => {
  openedLinks();
  await searchFor('atlas');
  fireEvent.click(links()[0]!, { ctrlKey: true });
  expect(dialog()).toBeVisible();
});

it('keeps letters typed before hydration', async () => {
  hydrateAfter(<SearchDialog />, () => {
    document.querySelector('input')!.value = 'glue';
  });
  open();
  await waitFor(() => expect(links()[0]).toHaveTextContent('Paste'));
  expect(input()).toHaveValue('glue');
});

it.each([
  ['the request fails', () => request.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the host fails', () => request.mockResolvedValueOnce(answer('', false) as Response)],
])('says so when %s, and tries again', async (_, fail) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  fail();
  render(<SearchDialog />);
  open();
  await waitFor(() => expect(status()).toHaveTextContent(failed));
  expect(complaint).toHaveBeenCalledTimes(1);
  type('atlas');
  fireEvent.click(screen.getByRole('button', { name: tryAgain }));
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: tryAgain })).toBeNull();
  complaint.mockRestore();
});

describe('shortcuts', () => {
  beforeEach(() => request.mockReturnValue(new Promise(() => undefined)));

  it.each([
    { key: 'k', ctrlKey: true },
    { key: 'K', metaKey: true },
  ])('%j opens the search', (keys) => {
    render(<SearchDialog />);
    fireEvent.keyDown(document.body, keys);
    expect(dialog()).toBeVisible();
  });

  it.each([{ key: 'k' }, { key: 'k', ctrlKey: true, shiftKey: true }])('%j does not', (keys) => {
    render(<SearchDialog />);
    fireEvent.keyDown(document.body, keys);
    expect(dialog()).toBeNull();
  });
});
