import { screen } from '@testing-library/react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { strings } from '@/data/strings';
import { show } from '../../../support/elements';
import { observers } from '../../../support/jsdom';

observers();

const logo = { src: '/logo.svg' };
const bare = { name: 'Ada', logo, links: [], drawerLinks: [], hasSearch: false, hasThemes: false };

const showHeader = (props: Partial<typeof bare> = {}) =>
  show(
    <AppProvider>
      <Header {...bare} {...props} />
    </AppProvider>,
  );

it('the header of a site without links, posts and projects has its logo and name', () => {
  const header = showHeader();
  expect(header.querySelector('nav')).toBeNull();
  expect(header.querySelector('img')).toHaveAttribute('src', logo.src);
  expect(screen.getByRole('link', { name: /Ada/ })).toHaveAttribute('href', '/#home');
  expect(screen.queryByRole('button', { name: strings.search.label })).toBeNull();
});

it.each([
  [true, 2],
  [false, 0],
])('if the visitor chooses the theme (%s), the header has %d switches', (hasThemes, count) => {
  expect(showHeader({ hasThemes }).querySelectorAll('fieldset')).toHaveLength(count);
});

it('the footer has only the copyright if there are no columns', () => {
  expect(show(<Footer columns={[]} copyright="©" />).querySelector('nav')).toBeNull();
});
