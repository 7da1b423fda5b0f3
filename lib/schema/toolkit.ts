import { z } from 'zod';
import { icon, line, listOf, twoColors } from './fields';

const tool = z.looseObject({
  label: line('the name of the tool'),
  icon,
  gradient: twoColors.optional(),
});

/** The values of `data/toolkit.ts` that the compiler cannot judge. */
export const toolkitSchema = z.array(
  z.looseObject({
    label: line('the name of the group'),
    items: listOf(tool, 'a list of tools, at least one'),
  }),
);
