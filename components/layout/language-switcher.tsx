'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';

/** Another language of the site. */
export interface OtherLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** In that language: `Français`. */
  name: string;
  /** The URL of its home page. */
  home: string;
  /** The URLs of translations, and of lists in place of missing ones, by the paths of the pages in this language. */
  pages: Readonly<Record<string, { url: string; isTranslation: boolean }>>;
}

export interface LanguageSwitcherProps {
  /** At least one. */
  languages: readonly OtherLanguage[];
  className?: string;
  linkClassName?: string;
}

/** Links to the same page in the other languages, or else to its list there, or else to the home page. */
export function LanguageSwitcher({ languages, className, linkClassName }: LanguageSwitcherProps) {
  const pathname = usePathname();
  return (
    // No landmark, because header and footer have the same links.
    <div className={className}>
      <ul
        role="list"
        aria-label={strings.layout.languages}
        className="flex flex-wrap gap-x-6 wrap-anywhere"
      >
        {languages.map(({ tag, name, home, pages }) => {
          const page = pages[pathname] ?? (isBelowBlog(pathname) ? pages[routes.blog] : undefined);
          const isSame = pages[pathname]?.isTranslation === true;
          return (
            <li key={tag}>
              <a
                href={page?.url ?? home}
                hrefLang={tag}
                lang={tag}
                className={linkClassName}
                onClick={isSame ? keepQueryAndHash : undefined}
                // The not-found page is built without the path that visitors see.
                suppressHydrationWarning
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const isBelowBlog = (pathname: string) => pathname.startsWith(routes.blog);

function keepQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
