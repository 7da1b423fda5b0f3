'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { useNavigation } from '../navigation/navigation-provider';

/** Another language of the site. */
export interface OtherLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** In that language: `Français`. */
  name: string;
  /** The URL of its home page. */
  home: string;
  /** The URLs of its lists of posts and projects, by their paths. */
  lists: Readonly<Record<string, string>>;
}

interface LanguageSwitcherProps {
  /** At least one. */
  languages: readonly OtherLanguage[];
  className?: string;
  linkClassName?: string;
}

/** Links to the same page in the other languages, or else to its list there, or else to the home page. */
export const LanguageSwitcher = ({
  languages,
  className,
  linkClassName,
}: LanguageSwitcherProps) => (
  // No landmark, because header and footer have the same links.
  <div className={className}>
    <ul
      role="list"
      aria-label={strings.cv.languages}
      className="flex flex-wrap gap-x-6 wrap-anywhere"
    >
      {languages.map((language) => (
        <li key={language.tag}>
          <LanguageLink {...language} className={linkClassName} />
        </li>
      ))}
    </ul>
  </div>
);

interface LanguageLinkProps extends OtherLanguage {
  className: string | undefined;
}

function LanguageLink({ tag, name, home, lists, className }: LanguageLinkProps) {
  const { ariaCurrentOf } = useNavigation();
  const translation = useSyncExternalStore(
    watchHead,
    () => translationIn(tag, home),
    () => undefined,
  );
  const list = Object.keys(lists).find((path) => ariaCurrentOf(path));
  return (
    <a
      // The build writes the translation into the HTML: see scripts/build/link-translations.ts.
      rel="alternate"
      hrefLang={tag}
      lang={tag}
      href={translation ?? (list && lists[list]) ?? home}
      className={className}
      onClick={translation ? keepQueryAndHash : undefined}
      // The not-found page is built without the path that visitors see.
      suppressHydrationWarning
    >
      {name}
    </a>
  );
}

/** Calls a function when the page changes, whose metadata may come late. */
function watchHead(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { subtree: true, childList: true, attributes: true });
  return () => observer.disconnect();
}

/**
 * The URL of the page in another language, which the head names by its public URL. In `npm run dev`, each language has
 * a host of its own, that of its home page.
 */
function translationIn(tag: string, home: string): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${tag}"]`,
  );
  return link ? new URL(new URL(link.href).pathname, new URL(home, location.href)).href : undefined;
}

function keepQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
