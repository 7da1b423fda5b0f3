import { NavigationItem } from '@/components/layout/navigation-item';
import { NavigationProvider } from '@/components/navigation/navigation-provider';
import { show } from '../../../support/elements';

let mockPathname = '/';
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => mockPathname,
}));

/** What the links to home, projects and blog say on a page. */
function marksOn(pathname: string) {
  mockPathname = pathname;
  const links = ['/', '/projects/', '/blog/'];
  const container = show(
    <NavigationProvider listedPages={{ '/projects/': ['/shop/'] }}>
      {links.map((href) => (
        <NavigationItem key={href} link={{ label: href, href, type: 'internal' }} />
      ))}
    </NavigationProvider>,
  );
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'));
}

test.each([
  ['a page marks the link to itself', '/projects/', [null, 'page', null]],
  ['the home page marks only itself', '/', ['page', null, null]],
  ['a post marks the blog', '/blog/tides/', [null, null, 'true']],
  [
    'a project marks the projects, although its URL is not below theirs',
    '/shop/',
    [null, 'true', null],
  ],
  ['other pages mark nothing', '/about/', [null, null, null]],
])('%s', (_, pathname, marks) => {
  expect(marksOn(pathname)).toEqual(marks);
});
