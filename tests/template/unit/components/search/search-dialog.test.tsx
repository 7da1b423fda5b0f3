import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SearchDialog } from '@/components/search/search-dialog';
import { strings } from '@/data/strings';
import { patternOf } from '@/lib/graphics/pattern-of';
import { buildSearch, type SearchDocument } from '@/lib/search';

const { label, results } = strings.search;

const page = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  title,
  path: `/${title.toLowerCase()}/`,
  folder: 'pages',
  description: `About ${title}.`,
  tags: [],
  pattern: patternOf(title),
  text: '',
  ...fields,
});

const index = buildSearch([
  page('Atlas', { text: 'Forty charts.', tags: ['Maps', 'Sewing'] }),
  page('Context and text'),
  page('Paste', { type: 'Article', date: '20-01-2025', isoDate: '2025-01-20', text: 'Glue.' }),
  ...Array.from({ length: 15 }, (_, number) => page(`Leaf ${number}`)),
]);

const opened = jest.fn<void, [string | null]>();

beforeEach(() => {
  globalThis.fetch = async () => ({ ok: true, text: async () => index }) as Response;
  opened.mockClear();
  // Records the link that is opened; jsdom would navigate.
  document.body.onclick = (event) => {
    const link = (event.target as Element).closest('a');
    if (link) opened(link.getAttribute('href'));
    event.preventDefault();
  };
});

const dialog = () => screen.queryByRole('dialog', { name: label });
const input = () => screen.getByRole('textbox', { name: label });
const links = () => within(screen.getByRole('list', { name: results })).getAllByRole('link');
const item = () => screen.getByRole('listitem');

/** Renders the search, opens it, and types a query before the index has loaded. */
function open(query: string) {
  render(<SearchDialog />);
  fireEvent.click(screen.getByRole('button', { name: label }));
  fireEvent.change(input(), { target: { value: query } });
}

async function searchFor(query: string) {
  open(query);
  await waitFor(() => expect(links()).not.toEqual([]));
}

it.each([
  ['atl', '[Atlas]'],
  ['text', 'Context and [text]'],
])('marks the words that begin with "%s"', async (query, expected) => {
  await searchFor(query);
  const marked = links()[0]!
    .innerHTML.replace(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']');
  expect(marked).toBe(expected);
});

it('shows the type and the date of a result', async () => {
  await searchFor('glue');
  expect(item()).toHaveTextContent(/^Article · .*2025/);
  expect(item().querySelector('time')).toHaveAttribute('datetime', '2025-01-20');
});

it('shows the tags that match', async () => {
  await searchFor('sewing');
  expect(item()).toHaveTextContent('Sewing');
  expect(item()).not.toHaveTextContent('Maps');
});

it('opens the first result once the index has loaded, if Enter was pressed before', async () => {
  open('atlas');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(opened).not.toHaveBeenCalled();
  await waitFor(() => expect(opened.mock.calls).toEqual([[expect.stringMatching(/^\/atlas\b/)]]));
  expect(dialog()).toBeNull();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Enter to an input method that is composing: %j',
  async (composition) => {
    await searchFor('atlas');
    fireEvent.keyDown(input(), { key: 'Enter', ...composition });
    expect(opened).not.toHaveBeenCalled();
  },
);

it.each([
  [{ key: 'k', ctrlKey: true }, 1],
  [{ key: 'K', metaKey: true }, 1],
  [{ key: 'k' }, 0],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, 0],
])('after %j, %d searches are open', (keys, count) => {
  globalThis.fetch = () => new Promise(() => undefined);
  render(<SearchDialog />);
  fireEvent.keyDown(document.body, keys);
  expect(screen.queryAllByRole('dialog', { name: label })).toHaveLength(count);
});
