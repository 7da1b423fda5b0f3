import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** An element of an icon: an SVG tag with its attributes. */
export interface IconNode {
  type: string;
  props: Record<string, unknown> & { children?: IconNode | IconNode[] };
}

/** An icon of react-icons as data: attributes of the `<svg>`, and what is in it. */
export interface IconData {
  attributes: Record<string, string>;
  children: IconNode[];
}

type Pack = Record<string, (props: object) => { props: { attr: object; children: IconNode[] } }>;

// A whole set is loaded for one name of it: bundled, it would be part of every build.
const load = createRequire(path.join(process.cwd(), 'package.json'));

/** The sets that may have a name: `fa6` before `fa` for `FaLinkedinIn`. */
function packsOf(name: string): Pack[] {
  const prefix = /^[A-Z][a-z]{1,2}(?=[A-Z0-9])/.exec(name)?.[0].toLowerCase();
  if (!prefix) return [];
  return readdirSync(path.join(process.cwd(), 'node_modules/react-icons'))
    .filter((folder) => folder.replace(/\d$/, '') === prefix)
    .sort()
    .reverse()
    .map((folder) => load(`react-icons/${folder}`) as Pack);
}

/**
 * Finds an icon of react-icons by its name: https://react-icons.github.io/react-icons
 * @returns undefined where no set has it
 */
export function findIcon(name: string): IconData | undefined {
  const draw = packsOf(name).find((pack) => Object.hasOwn(pack, name))?.[name];
  if (!draw) return undefined;
  const { attr, children } = draw({}).props;
  return { attributes: attr as Record<string, string>, children };
}

/** Names of the sets that a name belongs to by its beginning. */
export const iconNames = (name: string): string[] => packsOf(name).flatMap(Object.keys);
