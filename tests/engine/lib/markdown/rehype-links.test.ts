import { internalUrl } from '@/lib/markdown/rehype-links';
import { belowPath } from '../../../support/base-path';
import { hrefsIn } from '../../../support/elements';
import { fragment } from '../../../support/html';
import { page } from '../../../support/markdown';

it.each([
  ['./atlas', '/atlas/'],
  ['/', '/'],
  ['/blog/four-folds#paper', '/blog/four-folds/#paper'],
  ['/projects?kind=personal', '/projects/?kind=personal'],
  ['/cv/ada-cv.pdf', '/cv/ada-cv.pdf'],
])('internalUrl writes %s as %s', (href, address) => {
  expect(internalUrl(href, '')).toBe(address);
});

it.each(['#part', '', 'https://example.com/a', '//example.com/a', '../a'])(
  'internalUrl leaves "%s" alone',
  (href) => {
    expect(internalUrl(href, '/portfolio')).toBe(href);
  },
);

it.each([
  '[Spec](https://example.com/spec)',
  '[Spec](//example.com/spec)',
  '<a href="/\\example.com/spec">Spec</a>',
  '<a href="https://example.com/spec" target="_top" rel="opener">Spec</a>',
])('links to other sites open in a new tab, and say so: %s', (markdown) => {
  const link = page(markdown).querySelector('a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleName('Spec (opens in a new tab)');
  expect(link?.querySelector('.sr-only')).toHaveTextContent('(opens in a new tab)');
});

it.each(['[a](/about)', '[a](#part)', '[a](mailto:a@example.com)'])(
  'links inside the site stay in this tab: %s',
  (markdown) => {
    const link = page(markdown).querySelector('a');
    expect(link).toHaveTextContent(/^a$/);
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  },
);

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
});

it('links and pictures get the base path', async () => {
  const below = await belowPath(() => import('../../../support/markdown'));
  const root = fragment(
    below.renderMarkdown('[a](/about) ![b](/images/b.svg) [c](#d) [e](https://e.example)'),
  );
  expect(hrefsIn(root)).toEqual(['/portfolio/about/', '#d', 'https://e.example']);
  expect(root.querySelector('img')).toHaveAttribute('src', '/portfolio/images/b.svg');
});
