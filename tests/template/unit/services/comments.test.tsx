import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { chooseTheme } from '@/components/layout/theme';
import { Comments } from '@/components/services/comments';
import { strings } from '@/data/strings';

const settings = {
  service: 'giscus',
  repo: 'ada/site',
  repoId: 'R_kgDOabc',
  category: 'Announcements',
  categoryId: 'DIC_kwDOabc',
} as const;

const show = (more: object = {}, onlyTheme?: 'dark') =>
  render(
    <Comments
      settings={{ ...settings, ...more }}
      host="https://comments.example.com"
      language="de"
      term="blog/a/"
      onlyTheme={onlyTheme}
    />,
  ).container;

const frame = (node: Element) =>
  waitFor(() => {
    const found = node.querySelector('giscus-widget')?.shadowRoot?.querySelector('iframe');
    expect(found).toBeTruthy();
    return found!;
  });

const button = () => screen.queryByRole('button', { name: strings.comments.show });

/** Tells the observers that what they watch has been scrolled to. */
let scrollTo: (() => void)[] = [];

beforeEach(() => {
  scrollTo = [];
  globalThis.IntersectionObserver = class {
    constructor(private tell: (entries: object[], observer: object) => void) {}
    observe(target: Element) {
      scrollTo.push(() => this.tell([{ target, isIntersecting: true }], this));
    }
    unobserve() {}
    disconnect() {}
  } as never;
  chooseTheme('system');
});

it('makes no request until the reader asks for the comments', async () => {
  const node = show();
  expect(node).toHaveTextContent(strings.comments.notice('comments.example.com'));
  act(() => scrollTo.forEach((tell) => tell()));
  expect(node.querySelector('giscus-widget, iframe')).toBeNull();

  fireEvent.click(button()!);
  const { origin, pathname, searchParams } = new URL((await frame(node)).src);
  expect(origin + pathname).toBe('https://comments.example.com/de/widget');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    repo: 'ada/site',
    categoryId: 'DIC_kwDOabc',
    term: 'blog/a/',
    theme: 'preferred_color_scheme',
  });
});

it('keeps the focus on the comments when their button disappears', async () => {
  const node = show();
  button()!.focus();
  fireEvent.click(button()!);
  await frame(node);
  expect(document.activeElement).toContainElement(node.querySelector('giscus-widget'));
  expect(document.body).not.toHaveFocus();
});

it('leads to GitHub, also where the frame is blocked', async () => {
  const node = show();
  fireEvent.click(button()!);
  await frame(node);
  const link = screen.getByRole('link', { name: RegExp(strings.comments.elsewhere) });
  expect(link).toHaveAttribute('href', 'https://github.com/ada/site/discussions');
});

it('is not printed before it is shown', async () => {
  const node = show();
  expect(node.firstElementChild).toHaveClass('print:hidden');
  fireEvent.click(button()!);
  await frame(node);
  expect(node.firstElementChild).not.toHaveClass('print:hidden');
});

it('loads them once the reader scrolls to them, if the owner chose this', async () => {
  const node = show({ load: 'scroll' });
  expect(node.querySelector('giscus-widget')).toBeNull();
  act(() => scrollTo.forEach((tell) => tell()));
  expect((await frame(node)).src).toContain('term=blog');
});

it('has the theme of the page, and follows it', async () => {
  chooseTheme('dark');
  const node = show();
  fireEvent.click(button()!);
  const shown = await frame(node);
  expect(new URL(shown.src).searchParams.get('theme')).toBe('dark');
  const told: { giscus: { setConfig: { theme: string } } }[] = [];
  // jsdom makes no window for a frame in a shadow tree.
  const postMessage = (message: never) => told.push(message);
  Object.defineProperty(shown, 'contentWindow', { value: { postMessage } });
  fireEvent.load(shown);
  act(() => chooseTheme('light'));
  await waitFor(() => expect(told.at(-1)?.giscus.setConfig.theme).toBe('light'));
});

it('has the theme of a site with only one', async () => {
  chooseTheme('light');
  const node = show({}, 'dark');
  fireEvent.click(button()!);
  expect(new URL((await frame(node)).src).searchParams.get('theme')).toBe('dark');
});

it('loads at once for a reader who comes back from signing in', async () => {
  window.history.replaceState(null, '', '/blog/a/?giscus=session');
  const node = show();
  expect(new URL((await frame(node)).src).searchParams.get('session')).toBe('session');
});
