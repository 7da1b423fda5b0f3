import { createHash } from 'node:crypto';
import type { Resource } from './assemble-page';
import { compileScripts } from './compile-scripts';

/** Data of the late script, the same on every page that shares it. */
export interface LateWork {
  /** Links that it adds, as they stand in pages. */
  links: readonly string[];
  /** What Turbopack's runtime is told to start. */
  entry: unknown;
  styles: readonly Resource[];
  scripts: readonly Resource[];
}

/**
 * Makes the script that pages fetch after their first paint: it sets the fonts, lays out the rest of
 * the page and loads Next's scripts in time.
 * @returns its name, by the hash of what it holds, and its text
 */
export function lateScript({ links, ...work }: LateWork): { name: string; text: string } {
  const kind = JSON.stringify({ links: links.map(attributesOf), ...work });
  const code = compileScripts('trusted-types.ts', 'after-paint.ts', 'live-post.ts', 'loader.ts');
  const text = `{const kind=${kind};${code}}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 13);
  return { name: `late-${hash}.js`, text };
}

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
