import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import { LanguageSwitcher, type OtherLanguage } from './language-switcher';
import { NavigationItem } from './navigation-item';
import { ThemeSwitch } from './theme-switch';

interface DrawerContentsProps {
  links: readonly ResolvedLink[];
  languages: readonly OtherLanguage[];
  hasThemes: boolean;
}

/** What the drawer shows: large links, the other languages, the theme. */
export const DrawerContents = ({ links, languages, hasThemes }: DrawerContentsProps) => (
  <>
    {links.length > 0 && (
      <nav aria-label={strings.layout.menu}>
        <ul className="mb-8 border-t border-line">
          {links.map((link) => (
            <li key={link.label} className="border-b border-line">
              <NavigationItem
                link={link}
                className="flex items-center justify-between gap-4 py-4 font-display text-section font-bold tracking-tight aria-[current]:text-accent aria-[current]:after:size-3 aria-[current]:after:bg-accent"
              />
            </li>
          ))}
        </ul>
      </nav>
    )}
    {languages.length > 0 && (
      <LanguageSwitcher
        languages={languages}
        className="mb-6"
        linkClassName="inline-flex min-h-12 items-center text-lead underline-offset-[0.3em] hover:underline"
      />
    )}
    {hasThemes && <ThemeSwitch name="drawer-theme" />}
  </>
);
