import { findIcon, type IconNode } from '../icons';
import { mainTheme } from '../site/main-theme';
import type { Theme, ToolkitGroup, ToolkitItem } from '../site/types';

/** URL path of the file with the tools' tiles. */
export const TOOLKIT_FILE = '/toolkit.svg';

/** Side of a tile. */
const SIZE = 48;

/** The part of the file that shows the tile of a tool, as a URL fragment without `#`. */
export const tileId = ({ icon, gradient }: ToolkitItem) =>
  [icon, ...(gradient ?? [])].join('').replace(/#/g, '-');

/**
 * One SVG file with the tiles of all tools: an icon on a gradient. `<img src="/toolkit.svg#…">` shows
 * one of them: https://developer.mozilla.org/docs/Web/SVG/Reference/Element/view
 * @param groups the owner's tools; each icon must exist
 * @param theme the icons have `on-solid` of its main theme
 */
export function toolkitSvg(groups: readonly ToolkitGroup[], theme: Theme): string {
  const items = new Map(groups.flatMap((group) => group.items).map((item) => [tileId(item), item]));
  const { 'accent-solid': solid, 'on-solid': onSolid } = theme[mainTheme(theme)];
  const plain: [string, string] = [solid, solid];
  const tiles = [...items].map(([id, { icon, gradient = plain }], index) =>
    tile(id, icon, gradient, index * SIZE),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" color="${onSolid}">` +
    `${tiles.join('')}</svg>\n`
  );
}

function tile(id: string, icon: string, [from, to]: [string, string], x: number): string {
  const { attributes = {}, children = [] } = findIcon(icon) ?? {};
  const half = SIZE / 2;
  const box = { x: x + half / 2, y: half / 2, width: half, height: half };
  const drawing = {
    type: 'svg',
    props: {
      stroke: 'currentColor',
      fill: 'currentColor',
      strokeWidth: 0,
      ...attributes,
      ...box,
      children,
    },
  };
  return (
    `<view id="${id}" viewBox="${x} 0 ${SIZE} ${SIZE}"/>` +
    `<linearGradient id="g${x}" x2="1" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<rect x="${x}" width="${SIZE}" height="${SIZE}" rx="4" fill="url(#g${x})"/>${toSvg(drawing)}`
  );
}

/** Names of attributes are those of React. */
function toSvg({ type, props: { children = [], ...props } }: IconNode): string {
  const attributes = Object.entries(props).map(
    ([name, value]) =>
      ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
  );
  return `<${type}${attributes.join('')}>${[children].flat().map(toSvg).join('')}</${type}>`;
}
