import { internalUrl } from '@/lib/markdown/rehype-links';
import { fragment } from '../../../support/html';
import { renderMarkdown } from '../../../support/markdown';

const page = (markdown: string) => fragment(renderMarkdown(markdown));

describe('internalUrl', () => {
  it.each([
    ['./atlas', '/atlas/'],
    ['/atlas', '/atlas/'],
    ['/atlas/', '/atlas/'],
    ['/', '/'],
    ['./', '/'],
    ['/blog/four-folds#paper', '/blog/four-folds/#paper'],
    ['/projects?kind=personal', '/projects/?kind=personal'],
    ['/#contact', '/#contact'],
    ['/cv/ada-cv.pdf', '/cv/ada-cv.pdf'],
    ['/blog/four-folds.md#part', '/blog/four-folds.md#part'],
  ])('writes %s as %s', (href, address) => {
    expect(internalUrl(href, '')).toBe(address);
  });

  it.each([
    ['./atlas', '/portfolio/atlas/'],
    ['/', '/portfolio/'],
    ['/cv/cv.pdf', '/portfolio/cv/cv.pdf'],
  ])('writes %s as %s below a base path', (href, address) => {
    expect(internalUrl(href, '/portfolio')).toBe(address);
  });

  it.each([
    '#part',
    '',
    'https://example.com/a',
    'mailto:a@example.com',
    '//example.com/a',
    '../a',
  ])('leaves "%s" alone', (href) => {
    expect(internalUrl(href, '/portfolio')).toBe(href);
  });
});

describe('links to other sites', () => {
  it.each([
    '[Spec](https://example.com/spec)',
    '[Spec](http://example.com/spec)',
    '[Spec](Https://example.com/spec)',
    '[Spec](//example.com/spec)',
    '<a href="/\\example.com/spec">Spec</a>',
    '<a href="https://example.com/spec" target="_top" rel="opener">Spec</a>',
  ])('open in a new tab, without a way back to this one, and say so: %s', (markdown) => {
    const link = page(markdown).querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName('Spec (opens in a new tab)');
    expect(link?.querySelector('.sr-only')).toHaveTextContent('(opens in a new tab)');
  });
});

describe('links inside the site', () => {
  it.each([
    '[a](/about)',
    '[a](./about)',
    '[a](#part)',
    '[a](mailto:a@example.com)',
    '[a](tel:+331)',
  ])('stay in this tab: %s', (markdown) => {
    const link = page(markdown).querySelector('a');
    expect(link).toHaveTextContent(/^a$/);
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });

  it('get the closing slash', () => {
    expect(page('[a](./ledger)').querySelector('a')).toHaveAttribute('href', '/ledger/');
  });
});

describe('pictures', () => {
  it('of the site are loaded late', () => {
    const image = page('![A court](/images/court.svg)').querySelector('img');
    expect(image).toHaveAttribute('src', '/images/court.svg');
    expect(image).toHaveAttribute('alt', 'A court');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
  });

  it.each(['https://example.com/a.png', 'http://example.com/a.png', '//example.com/a.png'])(
    'of other origins become links, so that the page asks nobody else: %s',
    (address) => {
      const root = page(`![A court](${address})`);
      expect(root.querySelector('img')).toBeNull();
      expect(root.querySelector('a')).toHaveAttribute('href', address);
      expect(root.querySelector('a')).toHaveAccessibleName('A court (opens in a new tab)');
    },
  );

  it('of other origins without a description are named by their address', () => {
    expect(page('![](https://example.com/a.png)').querySelector('a')).toHaveAccessibleName(
      'https://example.com/a.png (opens in a new tab)',
    );
  });

  it('of other origins leave their words to a link round them', () => {
    const root = page('[![A court](https://example.com/a.png)](https://example.com)');
    expect(root.querySelectorAll('a')).toHaveLength(1);
    expect(root.querySelector('a')).toHaveAccessibleName('A court (opens in a new tab)');
  });

  it('of the site may stand in a link', () => {
    expect(page('[![A](/a.svg)](/about)').querySelector('a[href="/about/"] > img')).not.toBeNull();
  });
});

it('of a link inside a link, which a table lets happen, the words stay', () => {
  const root = page('<a href="/b">\n\n| <a href="/c">first | second |\n| - | - |');
  expect(root.querySelector('a a')).toBeNull();
  expect(root.querySelector('th')).toHaveTextContent('first');
});

describe('below a base path', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('links and pictures get it', async () => {
    process.env = { ...env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
    let render = renderMarkdown;
    await jest.isolateModulesAsync(async () => {
      ({ renderMarkdown: render } = await import('../../../support/markdown'));
    });
    const root = fragment(render('[a](/about) ![b](/images/b.svg) [c](#d) [e](https://e.example)'));
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio/about/',
      '#d',
      'https://e.example',
    ]);
    expect(root.querySelector('img')).toHaveAttribute('src', '/portfolio/images/b.svg');
  });
});

it('leaves one link of a raw one around a URL', () => {
  const links = page('<a href="/atlas">https://example.com/</a>').querySelectorAll('a');
  expect([...links].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('https://example.com/'),
  ]);
});
