'use client';

import { drawGlyph } from '@/lib/glyph/draw';
import { drawerLinks, headerLinks } from '@/data/navigation';
import { SearchButton } from '../search/search-button';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { useIsScripted } from '../ui/use-is-scripted';
import { CloseIcon, MenuIcon, SearchIcon, themeIcons } from './bar-icons';
import { Drawer } from './drawer';
import { DrawerToggle } from './drawer-toggle';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  /** Name of the owner, and the mark that is made of it, as `drawGlyph` takes it. */
  name: string;
  glyph: string;
}

/**
 * The bar at the top of every page: logo, links from medium screens up, drawer below. A client
 * component, so that the data of a page name it and do not spell it out.
 */
export function Header({ name, glyph }: HeaderProps) {
  const isScripted = useIsScripted();
  return (
    <header className="site-header sticky top-0 z-10 h-header border-b border-line bg-bg px-side">
      <div className="flex h-full items-center justify-between gap-1 md:gap-2 lg:gap-6">
        <InternalLink
          href="/#home"
          className="flex min-h-12 items-center gap-3 font-display font-bold"
        >
          <BlockGlyph glyph={drawGlyph(glyph)} className="size-8 rounded-small bg-raised" />
          <span className="leading-tight">{name}</span>
          <span className="sr-only">, home page</span>
        </InternalLink>
        <div className="flex items-center md:gap-1 lg:gap-4">
          <nav aria-label="Main" className="hidden md:block">
            <ul className="flex gap-4 lg:gap-8">
              {headerLinks.map(({ label, href }) => (
                <li key={label}>
                  <InternalLink href={href} className="header-link">
                    {label}
                  </InternalLink>
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
        <nav aria-label="Menu">
          <ul className="mb-8 border-t border-line">
            {drawerLinks.map(({ label, href }) => (
              <li key={label} className="border-b border-line">
                <InternalLink
                  href={href}
                  className="block py-4 font-display text-section font-bold tracking-tight"
                >
                  {label}
                </InternalLink>
              </li>
            ))}
          </ul>
        </nav>
        {isScripted && <ThemeSwitch name="drawer-theme" icons={themeIcons} />}
      </Drawer>
    </header>
  );
}
