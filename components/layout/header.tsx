import { LuMenu, LuSearch, LuX } from 'react-icons/lu';
import type { Glyph } from '@/data/glyph';
import { drawerLinks, headerLinks } from '@/data/navigation';
import { owner } from '@/data/owner';
import { SearchButton } from '../search/search-button';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { Drawer } from './drawer';
import { DrawerToggle } from './drawer-toggle';
import { NavigationItem } from './navigation-item';
import { themeIcons } from './theme-icons';
import { ThemeSwitch } from './theme-switch';

/** The bar at the top of every page: logo, links from medium screens up, drawer below. */
export function Header({ glyph }: { glyph: Glyph }) {
  return (
    <header className="site-header sticky top-0 z-10 h-header border-b border-line bg-bg px-side">
      <div className="flex h-full items-center justify-between gap-1 md:gap-2 lg:gap-6">
        <InternalLink
          href="/#home"
          className="flex min-h-12 items-center gap-3 font-display font-bold"
        >
          <BlockGlyph glyph={glyph} className="size-8 rounded-small bg-raised" />
          <span className="leading-tight">{owner.name}</span>
          <span className="sr-only">, home page</span>
        </InternalLink>
        <div className="flex items-center md:gap-1 lg:gap-4">
          <nav aria-label="Main" className="hidden md:block">
            <ul className="flex gap-4 lg:gap-8">
              {headerLinks.map((link) => (
                <li key={link.label}>
                  <NavigationItem link={link} className="header-link" />
                </li>
              ))}
            </ul>
          </nav>
          <SearchButton>
            <LuSearch aria-hidden="true" className="size-6" />
          </SearchButton>
          <div className="hidden md:block">
            <ThemeSwitch name="header-theme" icons={themeIcons} />
          </div>
          <DrawerToggle>
            <LuMenu aria-hidden="true" className="size-6" />
          </DrawerToggle>
        </div>
      </div>
      <Drawer closeIcon={<LuX aria-hidden="true" className="size-6" />}>
        <nav aria-label="Menu">
          <ul className="mb-8 border-t border-line">
            {drawerLinks.map((link) => (
              <li key={link.label} className="border-b border-line">
                <NavigationItem
                  link={link}
                  className="block py-4 font-display text-section font-bold tracking-tight"
                />
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch name="drawer-theme" icons={themeIcons} />
      </Drawer>
    </header>
  );
}
