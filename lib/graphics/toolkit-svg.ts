import type { Element, Properties } from 'hast';
import { s } from 'hastscript';
import { rehype } from 'rehype';
import type { Theme, ToolkitGroup } from '../schema';
import { findIcon, type IconNode } from './icons';
import { mainTheme } from './pattern';

const svg = rehype().data('settings', { space: 'svg', closeEmptyElements: true }).freeze();

/** URL path of the file with the tools' tiles. */
export const TOOLKIT_FILE = '/toolkit.svg';

const SIZE = 48;

/** The id of a tool's tile in the file, for the fragment of its URL. */
export const tileId = ({ icon, gradient }: ToolkitGroup['items'][number]) =>
  [icon, ...(gradient ?? [])].join('').replace(/#/g, '-');

/**
 * One SVG file with the tiles of all tools: an icon on a gradient each. `<img src="/toolkit.svg#…">` shows one
 * tile: https://developer.mozilla.org/docs/Web/SVG/Reference/Element/view
 * @param groups the owner's tools; each icon must exist
 * @param theme theme whose colour `on-solid` the icons have
 */
export function toolkitSvg(groups: readonly ToolkitGroup[], theme: Theme): string {
  const items = new Map(groups.flatMap((group) => group.items).map((item) => [tileId(item), item]));
  const { 'accent-solid': solid, 'on-solid': onSolid } = theme[mainTheme(theme)];
  const plain: [string, string] = [solid, solid];
  const tiles = [...items].flatMap(([id, { icon, gradient = plain }], index) =>
    tile(id, icon, gradient, index * SIZE),
  );
  const file = { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, color: onSolid };
  return `${svg.stringify({ type: 'root', children: [s('svg', file, tiles)] })}\n`;
}

function tile(id: string, icon: string, [from, to]: [string, string], x: number): Element[] {
  const { attributes = {}, children = [] } = findIcon(icon) ?? {};
  const half = SIZE / 2;
  const box = { x: x + half / 2, y: half / 2, width: half, height: half };
  const color = { stroke: 'currentColor', fill: 'currentColor', strokeWidth: 0 };
  const stops = [s('stop', { stopColor: from }), s('stop', { offset: 1, stopColor: to })];
  return [
    s('view', { id, viewBox: `${x} 0 ${SIZE} ${SIZE}` }),
    s('linearGradient', { id: `g${x}`, x2: 1, y2: 1 }, stops),
    s('rect', { x, width: SIZE, height: SIZE, rx: 4, fill: `url(#g${x})` }),
    s('svg', { ...color, ...attributes, ...box }, children.map(toElement)),
  ];
}

/** Attributes have React's names, which hastscript accepts. */
const toElement = ({ type, props: { children = [], ...props } }: IconNode): Element =>
  s(type, props as Properties, [children].flat().map(toElement));
