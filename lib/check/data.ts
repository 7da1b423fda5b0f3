import type { z } from 'zod';
import { describeIssue } from '../content/parse';
import type { Problem } from '../content/problem';
import type { Site } from '../site';
import { navigationSchema } from '../site/schemas/navigation';
import { ownerSchema } from '../site/schemas/owner';
import { settingsSchema } from '../site/schemas/settings';
import { themeSchema } from '../site/schemas/theme';
import { wordsSchema } from '../site/schemas/words';

const files: [file: string, part: keyof Site, schema: z.ZodType][] = [
  ['data/owner.ts', 'owner', ownerSchema],
  ['data/site.ts', 'settings', settingsSchema],
  ['data/navigation.ts', 'navigation', navigationSchema],
  ['data/theme.ts', 'theme', themeSchema],
  ['data/words.ts', 'words', wordsSchema],
];

/**
 * Finds values in `data/` that are missing, of another type or unknown.
 * @param site as it is written, nothing filled in
 */
export const checkData = (site: Site): Problem[] =>
  files.flatMap(([file, part, schema]) => {
    const { error } = schema.safeParse(site[part], { reportInput: true });
    return (error?.issues ?? []).flatMap((issue) => describeIssue(file, issue, schema));
  });
