/** @jest-environment node */
import { checkAddress, checkLinks } from '@/lib/check/links';
import { formatProblems } from '@/lib/content/problem';
import { renderMarkdown } from '../../../support/markdown';

const addresses = new Set(['/', '/about/', '/images/a.svg', '/images/two words.svg', '/a&b.svg']);

const found = (html: string) =>
  checkLinks('content/blog/a.md', 'text', html, addresses).map((problem) => problem.found);

describe('checkLinks', () => {
  it('reports a link that leads nowhere', () => {
    const html = renderMarkdown('[Talks](/talks)');
    expect(formatProblems(checkLinks('content/blog/a.md', 'text', html, addresses))).toBe(
      `content/blog/a.md: text
  expected  a link to a page or file of this site, such as /projects/, or a whole https:// address
  found     "/talks/", which does not exist
  fix       correct the address, or add the page or file that it names`,
    );
  });

  it.each([
    '[a](/about)',
    '[a](./about/#story)',
    '[a](/about?b=c)',
    '[a](#part)',
    '[a](?b=c)',
    '[a](https://example.com/nowhere)',
    '[a](//example.com/nowhere)',
    '[a](mailto:a@example.com)',
    '[a]()',
    '![a](/images/a.svg)',
    '![a](</images/two words.svg>)',
    '![a](/a&b.svg)',
    '![a](data:image/png;base64,AAAA)',
    'Text[^1]\n\n[^1]: Note',
    '`[a](/nowhere)`',
  ])('accepts %s', (markdown) => {
    expect(found(renderMarkdown(markdown))).toEqual([]);
  });

  it.each([
    ['a picture', '![a](/images/b.svg)', '/images/b.svg'],
    ['a page without its place', '[a](about)', 'about'],
    ['a page above', '[a](../about)', '../about'],
    ['a file in another case', '![a](/Images/A.svg)', '/Images/A.svg'],
    ['an address that cannot be decoded', '[a](/%)', '/%25/'],
    ['a link behind a tag-like title', '<a title="a > b" href="/nowhere">a</a>', '/nowhere/'],
  ])('reports %s', (_, markdown, address) => {
    expect(found(renderMarkdown(markdown))).toEqual([
      `"${decodeURI(address)}", which does not exist`,
    ]);
  });

  it('reports each of several', () => {
    expect(found('<a href="/x/">x</a><p><img src="/y.png"></p>')).toHaveLength(2);
  });
});

describe('checkAddress', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('knows an address with the base path in front', async () => {
    process.env = { ...env, NEXT_PUBLIC_BASE_PATH: '/portfolio' };
    let check = checkAddress;
    await jest.isolateModulesAsync(async () => {
      ({ checkAddress: check } = await import('@/lib/check/links'));
    });
    expect(check('a.md', 'text', '/portfolio/about/', addresses)).toEqual([]);
    expect(check('a.md', 'text', '/about/', addresses)).toEqual([]);
    expect(check('a.md', 'text', '/portfolio/talks/', addresses)).toMatchObject([
      { found: '"/talks/", which does not exist' },
    ]);
  });
});
