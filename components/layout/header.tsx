import type { Logo } from '@/lib/logo';
import type { ResolvedLink } from '@/lib/links';
import { strings } from '@/data/strings';
import { SearchDialog } from '../search/search-dialog';
import { InternalLink } from '../ui/internal-link';
import { keepTogether } from '../ui/keep-together';
import { Drawer } from './drawer';
import { NavigationItem } from './navigation-item';
import { SiteLogo } from './site-logo';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  /** Name of the owner. */
  name: string;
  logo: Logo;
  /** Links of the header on wide screens. */
  links: readonly ResolvedLink[];
  /** Links of the drawer on narrow screens. */
  drawerLinks: readonly ResolvedLink[];
  /** Whether the site has anything to search. */
  hasSearch: boolean;
  /** Whether the visitor chooses the theme. */
  hasThemes: boolean;
}

/**
 * The width from which the header shows its links: 26, 44 or 55 rem (app/styles/layout.css). It is
 * estimated from the number of letters, because it has to work without script.
 */
function roomFor(name: string, links: readonly ResolvedLink[]): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const letters = links.reduce((sum, { label }) => sum + label.length, 0);
  const rem = 12 + 0.6 * longestWord + 2 * links.length + 0.55 * letters;
  return rem < 33 ? 26 : rem < 44 ? 44 : 55;
}

/** Whether a name may take three lines, for which its letters have to be small. */
const isLong = (name: string) => name.length > 20 || name.split(' ').length > 2;

/** The header of every page: logo, links on wide screens, drawer on narrow ones. */
export function Header({ name, logo, links, drawerLinks, hasSearch, hasThemes }: HeaderProps) {
  return (
    <header className="site-header sticky top-0 z-10 h-header border-b border-line bg-bg px-side">
      <div className={`bar h-full links-from-${roomFor(name, links)}`}>
        <div className="flex h-full items-center justify-between gap-1 md:gap-2 lg:gap-6">
          <InternalLink
            href="/#home"
            className="site-name flex min-h-12 min-w-0 items-center gap-3 font-display font-bold"
          >
            <SiteLogo
              logo={logo}
              className={`size-8 shrink-0 ${'src' in logo ? '' : 'rounded-small bg-raised'}`}
            />
            <span className={isLong(name) ? 'long-name' : undefined}>{keepTogether(name)}</span>
            <span className="sr-only">{strings.layout.homePage}</span>
          </InternalLink>
          <div className="flex shrink-0 items-center md:gap-1 lg:gap-4">
            {links.length > 0 && (
              <nav aria-label={strings.layout.mainMenu} className="in-wide-bar">
                <ul className="flex gap-4 whitespace-nowrap lg:gap-8">
                  {links.map((link) => (
                    <li key={link.label}>
                      <NavigationItem link={link} className="header-link" />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {hasSearch && <SearchDialog />}
            {hasThemes && (
              <div className="in-wide-bar">
                <ThemeSwitch name="header-theme" />
              </div>
            )}
            <Drawer>
              {drawerLinks.length > 0 && (
                <nav aria-label={strings.layout.menu}>
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
              {hasThemes && <ThemeSwitch name="drawer-theme" />}
            </Drawer>
          </div>
        </div>
      </div>
    </header>
  );
}
