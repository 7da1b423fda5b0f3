import { hashOf } from '@/lib/hash';
import type { Resource } from './assemble-page';
import { compileScript } from './compile-script';

/** What React needs: see browser/start-react.ts. */
export interface ReactResources {
  /** What Next's own inline script hands to Turbopack's runtime. */
  entry: unknown;
  styles: readonly Resource[];
  scripts: readonly Resource[];
}

/** What is the same on all pages of a kind. */
export interface KindData {
  /** Attributes of the links that browsers need not follow before the first paint. */
  links: Record<string, string>[];
  /** components/search/search-results.ts. */
  search: Resource;
  /** start-react.ts. */
  react: Resource;
}

/** What only some pages need: the script, and what their HTML holds. */
const parts = {
  'build/export/browser/live-post.ts': / data-(post|looking)=/,
  'lib/enhance/copy.ts': / data-(copy|post|looking)=/,
  'lib/enhance/viewer.ts': / class="[^"]*\bviewer-link\b/,
};

/** The parts of the late script that a page needs. */
export const latePartsOf = (html: string) =>
  Object.entries(parts).flatMap(([file, pattern]) => (pattern.test(html) ? file : []));

/** What the late script gets from a page. */
export interface LatePage {
  links: readonly string[];
  parts: readonly string[];
}

/** A file by the hash of what it holds, and its text. */
interface HashedFile {
  name: string;
  text: string;
}

/** Makes the script that starts React: browser/start-react.ts. */
export const reactScript = (resources: ReactResources) =>
  script(
    'react',
    `const resources=${JSON.stringify(resources)}`,
    'build/export/browser/start-react.ts',
  );

/** Makes the script that finds pages. */
export const searchScript = () => script('search', '', 'components/search/search-results.ts');

/**
 * Makes the script that pages fetch after their first paint: browser/late.ts.
 * @param data the parts that the page needs, the links that it adds, as they stand in pages, and the scripts that it
 *   loads on need
 */
export function lateScript(data: LatePage & Omit<KindData, 'links'>): HashedFile {
  const { parts, links, ...rest } = data;
  const kind: KindData = { ...rest, links: links.map(attributesOf) };
  return script(
    'late',
    `const kind=${JSON.stringify(kind)}`,
    ...parts,
    'build/export/browser/late.ts',
  );
}

function script(kind: string, data: string, ...files: string[]) {
  return hashed(kind, 'js', `{${data};${files.map(compileScript).join('')}}`);
}

/** Names a file by what it holds. */
export function hashed(name: string, extension: string, text: string): HashedFile {
  return { name: `${name}-${hashOf(text)}.${extension}`, text };
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
