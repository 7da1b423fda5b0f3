import { createHash } from 'node:crypto';
import type { Resource } from './assemble-page';
import { compileScript } from './compile-script';

/** What React needs: see browser/start-react.ts. */
export interface ReactResources {
  /** What Turbopack's runtime is told to start. */
  entry: unknown;
  styles: readonly Resource[];
  scripts: readonly Resource[];
}

/** The words of the search field. */
type SearchWords = Record<'label' | 'field' | 'placeholder' | 'close' | 'start', string>;

/** What the late script gets from a page. */
export interface LatePart {
  links: readonly string[];
  searchCss: string;
}

/** A script by the hash of what it holds, and its text. */
interface Script {
  name: string;
  text: string;
}

/** Makes the script that starts React: browser/start-react.ts. */
export const reactScript = (resources: ReactResources) =>
  script('react', `const resources=${JSON.stringify(resources)}`, 'start-react.ts');

/**
 * Makes the script that pages fetch after their first paint: browser/late.ts.
 * @param data the links that it adds, as they stand in pages, and the script that starts React
 */
export const lateScript = (data: LatePart & { search: SearchWords; react: Resource }) =>
  script(
    'late',
    `const kind=${JSON.stringify({ ...data, links: data.links.map(attributesOf) })}`,
    'late.ts',
  );

function script(kind: string, data: string, file: 'late.ts' | 'start-react.ts'): Script {
  const text = `{${data};${compileScript(file)}}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 13);
  return { name: `${kind}-${hash}.js`, text };
}

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
