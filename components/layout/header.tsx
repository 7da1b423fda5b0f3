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
  /** Whether there is something to search. */
  hasSearch: boolean;
}

/**
 * How wide the bar has to be for its links: 26, 44 or 55 rem (app/styles/layout.css). Estimated from
 * letters, since the page has to know it without script.
 */
function roomFor(name: string, links: readonly ResolvedLink[]): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const letters = links.reduce((sum, { label }) => sum + label.length, 0);
  const rem = 12 + 0.6 * longestWord + 2 * links.length + 0.55 * letters;
  return rem < 33 ? 26 : rem < 44 ? 44 : 55;
}

/**
 * The bar at the top of every page: logo, links from medium screens up, drawer below. A client
 * component, so that React's data of a page hold its links, and not the elements that show them.
 */
export function Header({ name, glyph, links, drawerLinks, hasSearch }: HeaderProps) {
  const isScripted = useIsScripted();
  return (
    <header className="site-header sticky top-0 z-10 h-header border-b border-line bg-bg px-side">
      <div className="bar h-full" data-links-from={roomFor(name, links)}>
        <div className="flex h-full items-center justify-between gap-1 md:gap-2 lg:gap-6">
          <InternalLink
            href="/#home"
            className="site-name flex min-h-12 min-w-0 items-center gap-3 font-display font-bold"
          >
            <BlockGlyph
              glyph={drawGlyph(glyph)}
              className="size-8 shrink-0 rounded-small bg-raised"
            />
            <span className={name.length > 20 ? 'long-name' : undefined}>{name}</span>
            <span className="sr-only">{layout.homePage}</span>
          </InternalLink>
          <div className="flex shrink-0 items-center md:gap-1 lg:gap-4">
            {links.length > 0 && (
              <nav aria-label={layout.mainMenu} className="in-wide-bar">
                <ul className="flex gap-4 whitespace-nowrap lg:gap-8">
                  {links.map((link) => (
                    <li key={link.label}>
                      <NavigationItem link={link} className="header-link" />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {hasSearch && (
              <SearchButton>
                <SearchIcon />
              </SearchButton>
            )}
            <div className="in-wide-bar">
              <ThemeSwitch name="header-theme" icons={themeIcons} />
            </div>
            <DrawerToggle>
              <MenuIcon />
            </DrawerToggle>
          </div>
        </div>
      </div>
      <Drawer closeIcon={<CloseIcon />}>
        {drawerLinks.length > 0 && (
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
        )}
        {isScripted && <ThemeSwitch name="drawer-theme" icons={themeIcons} />}
      </Drawer>
    </header>
  );
}
