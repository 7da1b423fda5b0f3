import type { LoadOptions } from '../content/load-content';
import { patternColors } from '../pattern/pattern';
import type { MarkdownWords } from '../markdown/words';
import type { Site } from './read-site';
import { settingsSchema } from '../schema';
import { themeSchema } from '../schema';

/**
 * What the content of a site is loaded with. Where `data/` has errors, the words that rendering Markdown
 * adds are empty, and `pages`, `aliases` and `patterns` are undefined.
 * @param root the folder of the site
 */
export function loadOptions(site: Site, root: string): LoadOptions {
  const { data: settings } = settingsSchema.safeParse(site.settings);
  const { data: theme } = themeSchema.safeParse(site.theme);
  return {
    root,
    pages: settings?.pages,
    aliases: settings?.aliases,
    resume: site.resume,
    words: site.strings.markdown,
    patterns: theme && patternColors(theme),
  };
}
