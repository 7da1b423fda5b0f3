import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';

/**
 * Lets the links to other languages lead to the translations of their page, as components/layout/language-switcher.tsx
 * does in browsers. The layout, in which they are, is the same for all pages and cannot know them.
 * @param folder folder of the pages, whose heads name their translations
 */
export function linkTranslations(folder: string): void {
  for (const name of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const urls = new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag, url = '']) => [tag, new URL(url).pathname],
      ),
    );
    if (urls.size === 0) continue;
    const linked = html.replace(
      /(<a rel="alternate" hrefLang="([^"]+)" lang="[^"]+" href=")([^"]+)/g,
      (_link, start: string, tag: string, url: string) => start + (urls.get(tag) ?? url),
    );
    writeFileSync(file, linked);
  }
}
