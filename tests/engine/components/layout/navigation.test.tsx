import { render, renderHook, screen, within } from '@testing-library/react';
import { AppProvider, useApp } from '@/components/layout/app-provider';
import { CvLink } from '@/components/layout/cv-link';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { ContentPage } from '@/components/layout/content-page';
import { packedGlyphOf } from '@/lib/glyph/glyph';
import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { resolveLinks } from '@/lib/site/links';
import type { SiteLink } from '@/lib/site/types';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { allPages } from '../../../support/source';

const { navigation, owner, settings } = site;
const resolve = (links: readonly SiteLink[]) => resolveLinks(links, site, allPages);

it('the header has the name, its links and those of the drawer', () => {
  const lists = { links: resolve(navigation.header), drawerLinks: resolve(navigation.drawer) };
  show(
    <AppProvider>
      <Header name={owner.name} mark={{ glyph: packedGlyphOf('a') }} hasSearch {...lists} />
    </AppProvider>,
  );
  const name = screen.getByRole('link', { name: /^Inés Łuczak/ });
  expect(name).toHaveAttribute('href', '/#home');
  const [bar, drawer] = screen.getAllByRole('navigation', { hidden: true });
  expect(bar && hrefsIn(bar)).toEqual(['/projects/', '/blog/', '/workshop/']);
  expect(drawer && hrefsIn(drawer)).toEqual(['/', '/projects/', '/workshop/', '/contact/']);
});

it('the header of a site without links, posts and projects has its mark alone', () => {
  const nothing = { links: [], drawerLinks: [], hasSearch: false };
  const header = show(
    <AppProvider>
      <Header name={owner.name} mark={{ src: '/mark.svg' }} {...nothing} />
    </AppProvider>,
  );
  expect(header.querySelector('nav')).toBeNull();
  expect(header.querySelector('img')).toHaveAttribute('src', '/mark.svg');
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull();
});

it('the shared state throws outside of its provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useApp)).toThrow('must be used within an AppProvider');
  log.mockRestore();
});

describe('the footer', () => {
  it('has its columns, with links of every kind', () => {
    const columns = navigation.footer.map(({ title, links }) => ({ title, links: resolve(links) }));
    const footer = show(<Footer columns={columns} copyright={settings.copyright} />);
    expect(headingsIn(footer)).toEqual(['Elsewhere', 'Here']);
    const [museum, cv, prices] = ['Museum of the book (in a new tab)', 'Her CV', 'Prices'].map(
      (label) => within(footer).getByRole('link', { name: label }),
    );
    expect(museum).toHaveAttribute('target', '_blank');
    expect(cv).toHaveAttribute('download', 'ines-luczak-cv.pdf');
    expect(prices).toHaveAttribute('href', '/prices/');
    expect(footer).toHaveTextContent('Copyright Inés Łuczak');
    expect(within(footer).queryByText('Appointments')).toBeNull();
  });

  it('has only the copyright if there are no columns', () => {
    expect(show(<Footer columns={[]} copyright="©" />).querySelector('nav')).toBeNull();
  });
});

it('the CV is offered in both paper sizes, or not at all', () => {
  render(<CvLink files={cvFiles(site)} />);
  for (const [name, file] of [
    ['Take her CV', 'ines-luczak-cv.pdf'],
    ['Take her CV on US Letter', 'ines-luczak-cv-letter.pdf'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/cv/${file}`);
    expect(link).toHaveAttribute('download', file);
  }
  expect(show(<CvLink files={[]} />)).toBeEmptyDOMElement();
});

describe("a page of the owner's own", () => {
  const [empty, written] = siteContent().pages;
  if (!empty || !written) throw new Error('The fixture site lacks a page.');

  it('has its heading and its text', () => {
    const page = show(<ContentPage page={written} />);
    expect(headingsIn(page)).toEqual(['The workshop', 'What stands in it']);
    expect(hrefsIn(page)).toEqual(['/contact/', '#what-stands-in-it', '/press/']);
  });

  it('has only its heading while it is empty', () => {
    const page = show(<ContentPage page={empty} />);
    expect(page).toHaveTextContent(/^Prices$/);
    expect(page.querySelector('.prose')).toBeNull();
  });
});
