import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFiles } from '@/lib/check/data-files';
import { loadContent } from '@/lib/content/load-content';
import { shorten } from '@/lib/content/shorten';
import type { Problem } from '@/lib/content/problem';
import { loadOptions } from '@/lib/site/load-options';
import { readSite, type SiteData } from '@/lib/site/read-site';
import { renderContent } from './render-content';
import { findSiteErrors } from './site-errors';

/**
 * Finds files of `data/` that are missing or that are not valid TypeScript and, if there are any, all other
 * errors of the site. No module that imports `data/` can run then, so this one does not.
 * @param root the folder of the site
 */
export async function findUnreadableData(root: string): Promise<Problem[]> {
  const files: Record<string, unknown> = { words: {} };
  const unreadable: Problem[] = [];
  for (const [file, part] of siteFiles) {
    const whole = path.join(root, file);
    if (!existsSync(whole)) {
      unreadable.push(missing(file));
      continue;
    }
    try {
      // With a query, because a failed import may leave a part of the module behind.
      const data = (await import(`${pathToFileURL(whole).href}?again`)) as Record<string, unknown>;
      files[part] = part === 'words' ? data : data[part];
    } catch (error) {
      unreadable.push(notRead(file, error));
    }
  }
  if (unreadable.length === 0) return [];
  const { written, site } = readSite(files as unknown as SiteData);
  const options = loadOptions(site, root);
  const rendered = await renderContent(options);
  const { errors } = await findSiteErrors({ written, site }, root, (today) =>
    loadContent({ ...options, ...rendered, drafts: false, today }),
  );
  const names = unreadable.map(({ file }) => file);
  return [...unreadable, ...errors.filter(({ file }) => !names.includes(file))];
}

const expected = 'a file of TypeScript that can be read';

const missing = (file: string): Problem => ({
  file,
  field: 'file',
  expected,
  found: 'no such file',
  fix: 'bring it back: git restore brings back what was committed',
});

function notRead(file: string, error: unknown): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The form of esbuild's messages: https://esbuild.github.io/api/#log-override
  const [, text = message] = /:\d+:\d+: ERROR: (.*)/.exec(message) ?? [];
  const [, line] = new RegExp(`${file}\\S*?:(\\d+):\\d+`).exec(stack) ?? [];
  const [, word] = /^(\S+) is not defined$/.exec(message) ?? [];
  return {
    file,
    ...(line && { line: Number(line) }),
    field: 'file',
    expected,
    found: shorten(text),
    fix: word
      ? `if ${word} is a text, write it in quotes: '${word}'`
      : 'correct this line or the end of the one above: a comma is missing, a text has no quotes around it, or a quote in it needs a \\ before it',
  };
}
