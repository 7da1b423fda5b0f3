import { z } from 'zod';
import { icon, line, listOf, twoColors } from './fields';

const tool = z.strictObject({
  label: line('the name of the tool'),
  /** The name of an icon of https://react-icons.github.io/react-icons. */
  icon,
  /** The colours of the tile, from left to right; by default the accent of the theme. */
  gradient: twoColors.optional(),
});

const group = z.strictObject({
  label: line('the name of the group'),
  items: listOf(tool, 'a list of tools, at least one'),
});

/** The owner's tools in `data/toolkit.ts`, grouped by purpose. */
export const toolkitSchema = z.array(group);

export type ToolkitGroup = z.input<typeof group>;
