'use client';

import { drawGlyph } from '@/lib/glyph/draw';
import type { ResolvedLink } from '@/lib/site/links';
import { layout } from '@/lib/site/words';
import { SearchButton } from '../search/search-button';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { useIsScripted } from '../ui/use-is-scripted';
import { CloseIcon, MenuIcon, SearchIcon, themeIcons } from './bar-icons';
import { Drawer } from './drawer';
import { DrawerToggle } from './drawer-toggle';
import { NavigationItem } from './navigation-item';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  /** Name of the owner, and the mark that is made of it, as `drawGlyph` takes it. */
  name: string;
  glyph: string;
  /** Links of the bar on wide screens. */
  links: readonly ResolvedLink[];
  /** Links of the drawer on narrow screens. */
  drawerLinks: readonly ResolvedLink[];
}

/**
 * The bar at the top of every page: logo, links from medium screens up, drawer below. A client
 * component, so that React's data of a page hold its links, and not the elements that show them.
 */
export function Header({ name, glyph, links, drawerLinks }: HeaderProps) {
  const isScripted = useIsScripted();
  return (
    <header className="site-header sticky top-0 z-10 h-header border-b border-line bg-bg px-side">
      <div className="bar flex h-full items-center justify-between gap-1 md:gap-2 lg:gap-6">
        <InternalLink
          href="/#home"
          className="site-name flex min-h-12 min-w-0 items-center gap-3 font-display font-bold"
        >
          <BlockGlyph glyph={drawGlyph(glyph)} className="size-8 rounded-small bg-raised" />
          <span className={name.length > 20 ? 'text-caption leading-none' : 'leading-tight'}>
            {name}
          </span>
          <span className="sr-only">{layout.homePage}</span>
        </InternalLink>
        <div className="flex items-center md:gap-1 lg:gap-4">
          <nav aria-label={layout.mainMenu} className="hidden md:block">
            <ul className="flex gap-4 lg:gap-8">
              {links.map((link) => (
                <li key={link.label}>
                  <NavigationItem link={link} className="header-link" />
                </li>
              ))}
            </ul>
          </nav>
          <SearchButton>
            <SearchIcon />
          </SearchButton>
          <div className="hidden md:block">
            <ThemeSwitch name="header-theme" icons={themeIcons} />
          </div>
          <DrawerToggle>
            <MenuIcon />
          </DrawerToggle>
        </div>
      </div>
      <Drawer closeIcon={<CloseIcon />}>
        <nav aria-label={layout.menu}>
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
        {isScripted && <ThemeSwitch name="drawer-theme" icons={themeIcons} />}
      </Drawer>
    </header>
  );
}
