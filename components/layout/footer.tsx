import { strings } from '@/data/strings';
import type { ResolvedLink } from '@/lib/resolve-links';
import { LanguageSwitcher, type OtherLanguage } from './language-switcher';
import { NavigationItem } from './navigation-item';

interface FooterProps {
  columns: readonly { title: string; links: readonly ResolvedLink[] }[];
  otherLanguages: readonly OtherLanguage[];
  copyright: string;
}

/** The footer of every page. Its id is the target of links to `#contact`. */
export function Footer({ columns, otherLanguages, copyright }: FooterProps) {
  const hasColumns = columns.length > 0;
  return (
    <footer id="contact" className="border-t border-line bg-surface px-side py-16 print:hidden">
      {hasColumns && (
        <nav
          aria-label={strings.layout.footer}
          className="grid grid-cols-narrow gap-x-4 gap-y-10 sm:gap-x-8 wrap-anywhere hyphens-auto"
        >
          {columns.map(({ title, links }) => (
            // On phones, the space beside an odd last column would be empty.
            <div key={title} className="max-[33rem]:last:odd:col-span-full">
              <h2 className="mb-3 font-caption text-caption font-normal uppercase tracking-wide text-muted">
                {title}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <NavigationItem
                      link={link}
                      className="inline-flex min-h-8 min-w-8 items-center py-1 text-small leading-tight underline-offset-[0.3em] hover:text-accent hover:underline aria-[current]:text-accent aria-[current]:underline"
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      {otherLanguages.length > 0 && (
        <LanguageSwitcher
          languages={otherLanguages}
          className={hasColumns ? 'mt-10' : ''}
          linkClassName="inline-flex min-h-8 items-center underline-offset-[0.3em] hover:text-accent hover:underline"
        />
      )}
      <p
        className={`pt-6 font-caption text-caption text-muted ${hasColumns ? 'mt-16 border-t border-line' : ''}`}
      >
        {copyright}
      </p>
    </footer>
  );
}
