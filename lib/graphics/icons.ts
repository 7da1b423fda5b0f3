import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface IconNode {
  type: string;
  props: Record<string, unknown> & { children?: IconNode | IconNode[] };
}

/** A react-icons icon as data: the attributes and children of its `<svg>`. */
export interface IconData {
  attributes: Record<string, string>;
  children: IconNode[];
}

type Pack = Record<string, (props: object) => { props: { attr: object; children: IconNode[] } }>;

// Importing an icon would bundle its whole set, so sets are loaded at build time.
const load = createRequire(path.join(process.cwd(), 'package.json'));

/** The icon sets that may contain a name, newest version first: `fa6`, then `fa` for `FaLinkedinIn`. */
const packsOf = (name: string): Pack[] =>
  readdirSync(path.join(process.cwd(), 'node_modules/react-icons'))
    .filter((folder) => name.toLowerCase().startsWith(folder.replace(/\d$/, '')))
    .sort()
    .reverse()
    .map((folder) => load(`react-icons/${folder}`) as Pack);

/**
 * Finds a react-icons icon by its name: https://react-icons.github.io/react-icons
 * @returns undefined if no set has an icon of this name
 */
export function findIcon(name: string): IconData | undefined {
  const draw = packsOf(name).find((pack) => Object.hasOwn(pack, name))?.[name];
  if (!draw) return undefined;
  const { attr, children } = draw({}).props;
  return { attributes: attr as Record<string, string>, children };
}

/** All icon names in the sets with the prefix of a name. */
const iconNames = (name: string): string[] => packsOf(name).flatMap(Object.keys);

/** The logo of a brand in react-icons, such as `SiMastodon`, if it has one. */
export function brandIcon(brand: string): string | undefined {
  const name = brand
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll('.', 'dot')
    .replace(/[^a-z0-9]/g, '');
  const wanted = [`si${name}`, `tbbrand${name}`, `si${name.replaceAll('dot', '')}`];
  const icons = [...iconNames('SiX'), ...iconNames('TbX')];
  return icons.find((icon) => wanted.includes(icon.toLowerCase()));
}

/** The brands that have a logo in react-icons: `nodedotjs` as `node.js`. */
export const brandNames = (): string[] =>
  iconNames('SiX').map((name) =>
    name
      .slice('Si'.length)
      .toLowerCase()
      .replace(/dot(?=\w)/g, '.')
      .replace(/plusplus$/, '++')
      .replace(/sharp$/, '#'),
  );
