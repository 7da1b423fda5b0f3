import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFiles } from '@/lib/check/data-files';
import { loadContent } from '@/lib/content/load-content';
import { shorten } from '@/lib/content/shorten';
import type { Problem } from '@/lib/content/problem';
import { nearest } from '@/lib/nearest';
import { loadOptions } from '@/lib/site/load-options';
import { readSite, type SiteData } from '@/lib/site/read-site';
import { renderContent } from './render-content';
import { findDraftErrors, findSiteErrors } from './site-errors';

/* Reads `data/` while no module that imports it can run: because of an error in it, or because it changes. */

/**
 * Finds files of `data/` that are missing or that are not valid TypeScript and, if there are any, all other
 * errors of the site.
 * @param root the folder of the site
 */
export async function findUnreadableData(root: string): Promise<Problem[]> {
  const data = await readData(root);
  return data.unreadable.length > 0 ? (await checkSite(root, data)).errors : [];
}

/**
 * Reads the files of `data/` as they are now, whatever was imported before.
 * @param root the folder of the site
 * @returns what they export, and those that are missing or that are not valid TypeScript
 */
export async function readData(root: string) {
  const files: Record<string, unknown> = { words: {} };
  const unreadable: Problem[] = [];
  for (const [file, part] of siteFiles) {
    const whole = path.join(root, file);
    if (!existsSync(whole)) {
      unreadable.push(missing(file));
      continue;
    }
    try {
      // With a query, because Node keeps modules, and a part of those whose import failed.
      const url = `${pathToFileURL(whole).href}?${performance.now()}`;
      const data = (await import(url)) as Record<string, unknown>;
      files[part] = data[part];
    } catch (error) {
      unreadable.push(notRead(file, error));
    }
  }
  return { unreadable, ...readSite(files as unknown as SiteData) };
}

/**
 * Finds the errors that `npm run check` prints.
 * @param root the folder of the site
 * @param data its `data/`
 */
export async function checkSite(
  root: string,
  { unreadable, written, site }: Awaited<ReturnType<typeof readData>>,
): Promise<{ errors: Problem[]; drafts: Problem[] }> {
  const options = loadOptions(site, root);
  const rendered = await renderContent(options);
  const load = (more: { drafts: boolean; today?: string }) =>
    loadContent({ ...options, ...rendered, ...more });
  const found = await findSiteErrors({ written, site }, root, (today) =>
    load({ drafts: false, today }),
  );
  const names = unreadable.map(({ file }) => file);
  const errors = [...unreadable, ...found.errors.filter(({ file }) => !names.includes(file))];
  const drafts = await findDraftErrors(written, root, load({ drafts: true }), errors);
  return { errors, drafts: drafts.filter(({ file }) => !names.includes(file)) };
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
  const [sign] = /[\uff01-\uff5e、]/.exec(text) ?? [];
  return {
    file,
    ...(line && { line: Number(line) }),
    field: 'file',
    expected,
    found: shorten(text),
    fix: word
      ? [...nearest(word, ['true', 'false'], 0.5), `'${word}', in quotes, if it is a text`]
          .map((value) => `write ${value}`)
          .join(', or ')
      : sign
        ? `write "${sign === '、' ? ',' : sign.normalize('NFKC')}" in place of "${sign}"`
        : 'correct this line or the end of the one above: a comma is missing, a text has no quotes around it, or a quote in it needs a \\ before it',
  };
}
