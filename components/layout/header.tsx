import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import { SearchDialog } from '../search/search-dialog';
import { Boundary } from '../ui/boundary';
import { InternalLink } from '../ui/internal-link';
import { Drawer } from './drawer';
import { DrawerContents } from './drawer-contents';
import { LanguageSwitcher, type OtherLanguage } from './language-switcher';
import { NavigationItem } from './navigation-item';
import { SiteLogo } from './site-logo';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  name: string;
  links: readonly ResolvedLink[];
  drawerLinks: readonly ResolvedLink[];
  otherLanguages: readonly OtherLanguage[];
  hasSearch: boolean;
  hasThemes: boolean;
}

/** Parts of a wide or a narrow header: see {@link HeaderRuler}. */
const wide = 'hidden md:fits:block';
const narrow = 'md:fits:hidden';

/** The header of every page: logo, links on wide screens, drawer on narrow ones. */
export function Header(props: HeaderProps) {
  const { name, links, drawerLinks, otherLanguages, hasSearch, hasThemes } = props;
  // Several languages are in the drawer and the footer.
  const languages = otherLanguages.length === 1 ? otherLanguages : [];
  const labels = [...links.map(({ label }) => label), ...languages.map(({ name }) => name)];
  const title = <SiteTitle name={name} />;
  return (
    <header className="sticky top-0 z-10 grid h-header grid-cols-[minmax(0,1fr)] content-start border-b border-line bg-bg px-side print:hidden">
      <HeaderRuler name={name} labels={labels} hasSearch={hasSearch} hasThemes={hasThemes} />
      <div className="@container-[size]/header col-start-1 row-start-1">
        <div className="flex h-header items-center justify-between gap-1 md:gap-2 lg:gap-6">
          <HomeLink>{title}</HomeLink>
          <div className="flex shrink-0 items-center md:gap-1 lg:gap-4">
            <HeaderLinks links={links} />
            <HeaderLanguages languages={languages} />
            {hasSearch && (
              <Boundary>
                <SearchDialog />
              </Boundary>
            )}
            {hasThemes && (
              <div className={wide}>
                <ThemeSwitch name="header-theme" />
              </div>
            )}
            <Drawer toggleClassName={narrow} title={title}>
              <DrawerContents
                links={drawerLinks}
                languages={otherLanguages}
                hasThemes={hasThemes}
              />
            </Drawer>
          </div>
        </div>
      </div>
    </header>
  );
}

const HomeLink = ({ children }: { children: ReactNode }) => (
  <InternalLink
    href="/#home"
    className="flex min-h-12 min-w-0 items-center gap-3 font-display leading-tight font-bold wrap-anywhere @max-[14rem]:text-[0.875rem] @max-[14rem]:leading-none"
  >
    {children}
    <span className="sr-only">{strings.layout.homePage}</span>
  </InternalLink>
);

const HeaderLinks = ({ links }: Pick<HeaderProps, 'links'>) =>
  links.length > 0 && (
    <nav aria-label={strings.layout.mainMenu} className={wide}>
      <ul className="flex gap-4 whitespace-nowrap lg:gap-8">
        {links.map((link) => (
          <li key={link.label}>
            <NavigationItem
              link={link}
              className="inline-flex min-h-10 items-center font-medium decoration-accent decoration-2 underline-offset-[0.5em] hover:underline aria-[current]:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  );

const HeaderLanguages = ({ languages }: { languages: readonly OtherLanguage[] }) =>
  languages.length > 0 && (
    <LanguageSwitcher
      languages={languages}
      className={`${wide} md:ms-3 lg:ms-4`}
      linkClassName="inline-flex min-h-10 items-center text-muted decoration-accent decoration-2 underline-offset-[0.5em] hover:underline"
    />
  );

/** The logo and the name of the site, in header and drawer. */
const SiteTitle = ({ name }: { name: string }) => (
  <>
    {/* Hidden at 200 % text size on phones, for lack of room. */}
    <SiteLogo className="size-8 shrink-0 @max-[14rem]:hidden" />
    <span className={nameSize(name)}>{name}</span>
  </>
);

/** The number of letters from which a name takes three lines on phones. */
const VERY_LONG = 30;

/** The size of the letters of a name that takes several lines on phones. */
function nameSize(name: string): string {
  if (name.length > VERY_LONG) return 'text-[0.75rem] leading-none md:text-caption';
  const isLong = name.length > 20 || name.split(' ').length > 2;
  return isLong ? 'text-caption leading-none @max-[14rem]:text-[0.75rem]' : '';
}

interface HeaderRulerProps {
  name: string;
  labels: readonly string[];
  hasSearch: boolean;
  hasThemes: boolean;
}

/**
 * An invisible copy of the texts of a wide header, which takes a second line if they do not fit into one. The header
 * lies in the same grid cell, so it is as high, and the variant `fits` (a container query) is true for one line.
 */
const HeaderRuler = ({ name, labels, hasSearch, hasThemes }: HeaderRulerProps) => (
  <div
    aria-hidden="true"
    className="invisible col-start-1 row-start-1 flex flex-wrap overflow-clip gap-x-2 *:h-px lg:gap-x-6"
  >
    <span
      data-text={name}
      className={`w-min ps-[2.75rem] font-display font-bold before:content-[attr(data-text)] ${nameSize(name)} ${name.length > VERY_LONG ? 'min-w-[14rem]' : ''}`}
    />
    <span className="flex gap-1 whitespace-nowrap lg:gap-4">
      <span className="flex gap-4 font-medium lg:gap-8">
        {labels.map((label) => (
          <span key={label} data-text={label} className="before:content-[attr(data-text)]" />
        ))}
      </span>
      {/* As wide as the button of the search, and as the theme switch. */}
      {hasSearch && <span className="w-10" />}
      {hasThemes && <span className="w-[6.625rem]" />}
    </span>
  </div>
);
