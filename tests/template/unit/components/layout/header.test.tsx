import { screen } from '@testing-library/react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { strings } from '@/data/strings';
import { show } from '../../../support/elements';

const showHeader = () =>
  show(
    <AppProvider>
      <Header
        name="Ada"
        links={[]}
        drawerLinks={[]}
        otherLanguages={[]}
        hasSearch={false}
        hasThemes={false}
      />
    </AppProvider>,
  );

it('the header of a site without links, posts and projects has its logo and name', () => {
  const header = showHeader();
  expect(header.querySelector('nav, fieldset')).toBeNull();
  expect(header.querySelector('img')).toHaveAttribute('src', '/icons/icon.svg');
  expect(screen.getByRole('link', { name: /Ada/ })).toHaveAttribute('href', '/#home');
  expect(screen.queryByRole('button', { name: strings.search.label })).toBeNull();
});

it('the footer has only the copyright if there are no columns', () => {
  expect(
    show(<Footer columns={[]} otherLanguages={[]} copyright="©" />).querySelector('nav'),
  ).toBeNull();
});
