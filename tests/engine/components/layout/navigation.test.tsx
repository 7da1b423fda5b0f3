import { screen } from '@testing-library/react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Icon } from '@/components/layout/icon';
import { ContentPage } from '@/components/layout/content-page';
import { owner } from '@/app/owner';
import { siteContent } from '@/app/content';
import { show } from '../../../support/elements';

const nothing = { links: [], drawerLinks: [], hasSearch: false, hasThemes: false };

it.each([
  [true, 2],
  [false, 0],
])('whether the visitor chooses the theme: %s, with %d switches', (hasThemes, count) => {
  const props = { ...nothing, hasThemes, name: owner.name, logo: { src: '/logo.svg' } };
  const header = show(
    <AppProvider>
      <Header {...props} />
    </AppProvider>,
  );
  expect(header.querySelectorAll('fieldset')).toHaveLength(count);
});

it('the header of a site without links, posts and projects has its logo alone', () => {
  const header = show(
    <AppProvider>
      <Header name={owner.name} logo={{ src: '/logo.svg' }} {...nothing} />
    </AppProvider>,
  );
  expect(header.querySelector('nav')).toBeNull();
  expect(header.querySelector('img')).toHaveAttribute('src', '/logo.svg');
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull();
});

it('the footer has only the copyright if there are no columns', () => {
  expect(show(<Footer columns={[]} copyright="©" />).querySelector('nav')).toBeNull();
});

it("a page of the owner's own has only its heading while it is empty", () => {
  const empty = siteContent().pages.find(({ slug }) => slug === 'prices');
  const page = show(<ContentPage page={empty!} html="" />);
  expect(page).toHaveTextContent(/^Prices$/);
  expect(page.querySelector('.prose')).toBeNull();
});

it('an icon that no set has is left out, because npm run dev shows pages with that error', () => {
  expect(show(<Icon name="LuMail" />).querySelector('svg')).not.toBeNull();
  expect(show(<Icon name="LuMial" />)).toBeEmptyDOMElement();
});
