import { z } from 'zod';
import { icon, line, listOf, twoColors } from './fields';

const tool = z.strictObject({
  label: line('the name of the tool'),
  icon,
  /** The colours of the tile, from left to right; by default the accent of the theme. */
  gradient: twoColors.optional(),
});

/** The schema of `data/toolkit.ts`: the owner's tools, grouped by purpose. */
export const toolkitSchema = z.array(
  z.strictObject({
    label: line('the name of the group'),
    items: listOf(tool, 'a list of tools, at least one'),
  }),
  { error: 'a list of groups of tools' },
);

export type ToolkitGroup = z.output<typeof toolkitSchema>[number];

export type ToolkitItem = z.output<typeof tool>;
