/** A group of `data/toolkit.ts`: the owner's tools, grouped by purpose. */
export interface ToolkitGroup {
  label: string;
  items: readonly ToolkitItem[];
}

export interface ToolkitItem {
  label: string;
  /** The name of an icon of https://react-icons.github.io/react-icons. */
  icon: string;
  /** The colours of the tile, from left to right; by default the accent of the theme. */
  gradient?: [string, string] | undefined;
}
