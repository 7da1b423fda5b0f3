import type { LanguageSwitcherProps } from './language-switcher';

/**
 * The links to the other languages. In a build of a site with one language, `HAS_TRANSLATIONS` is empty, and the bundler
 * leaves them out.
 */
export async function OptionalLanguageSwitcher(props: LanguageSwitcherProps) {
  if (!process.env.HAS_TRANSLATIONS) return null;
  const { LanguageSwitcher } = await import('./language-switcher');
  return <LanguageSwitcher {...props} />;
}
