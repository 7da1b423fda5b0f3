import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shorten } from '../content/shorten';
import type { Problem } from '../content/problem';
import { siteFiles } from './data-files';

/**
 * Finds files of `data/` that are missing or that are not valid TypeScript. No module that imports
 * them can run, so this one does not.
 * @param root the folder of the site
 */
export async function findUnreadableData(root: string): Promise<Problem[]> {
  const problems = await Promise.all(
    siteFiles.map(async ([file]) => {
      const whole = path.join(root, file);
      if (!existsSync(whole)) return [missing(file)];
      // With a query, because a failed import may leave a part of the module behind.
      return import(`${pathToFileURL(whole).href}?again`).then(
        () => [],
        (error: unknown) => [unreadable(file, error)],
      );
    }),
  );
  return problems.flat();
}

const expected = 'a file of TypeScript that can be read';

const missing = (file: string): Problem => ({
  file,
  field: 'file',
  expected,
  found: 'no such file',
  fix: 'bring it back: git restore brings back what was committed',
});

function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // The form of esbuild's messages: https://esbuild.github.io/api/#log-override
  const [, line, text = message] = /:(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  return {
    file,
    ...(line && { line: Number(line) }),
    field: 'file',
    expected,
    found: shorten(text),
    fix: 'correct this line or the end of the one above: a comma is missing, or a quote in a text needs a \\ before it',
  };
}
