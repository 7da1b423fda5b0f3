import { z } from 'zod';
import { describeIssue } from '../content/parse';
import type { Problem } from '../content/problem';
import type { Site } from '../site';
import { careerSchema } from '../site/schemas/career';
import { navigationSchema } from '../site/schemas/navigation';
import { ownerSchema } from '../site/schemas/owner';
import { settingsSchema } from '../site/schemas/settings';
import { themeSchema } from '../site/schemas/theme';
import { timelineSchema } from '../site/schemas/timeline';
import { toolkitSchema } from '../site/schemas/toolkit';
import { wordsSchema } from '../site/schemas/words';

/** The files of `data/`, and what each must hold. */
export const siteFiles: readonly [file: string, part: keyof Site, schema: z.ZodType][] = [
  ['data/owner.ts', 'owner', ownerSchema],
  ['data/site.ts', 'settings', settingsSchema],
  ['data/navigation.ts', 'navigation', navigationSchema],
  ['data/words.ts', 'words', wordsSchema],
  ['data/career.ts', 'career', careerSchema],
  ['data/timeline.ts', 'timeline', timelineSchema],
  ['data/toolkit.ts', 'toolkit', toolkitSchema],
  ['data/theme.ts', 'theme', themeSchema],
];

/**
 * Finds values in `data/` that are missing, unknown or not of the form that the engine expects.
 * @param site as it is written
 * @returns every error of every file, with the path of its field
 */
export const checkDataFiles = (site: Site): Problem[] =>
  siteFiles.flatMap(([file, part, schema]) => {
    const { error } = schema.safeParse(site[part], { reportInput: true });
    if (site[part] === undefined || site[part] === null) return [notExported(file, part)];
    return error?.issues.flatMap((issue) => describeIssue(file, issue, schema)) ?? [];
  });

/** What a file of `data/` exports, such as `career`, or a field of it, such as `owner.name`. */
export type Part = { [P in keyof Site]: P | `${P}.${keyof Site[P] & string}` }[keyof Site];

/** Whether parts of `data/` are of the form that the engine expects, whatever else is wrong there. */
export const isWellFormed = (site: Site, ...parts: Part[]): boolean =>
  parts.every((name) => {
    const [part, field] = name.split('.') as [keyof Site, string?];
    const schema = siteFiles.find(([, one]) => one === part)?.[2] as z.ZodObject;
    const needed = field ? z.object({ [field]: schema.shape[field]! }) : schema;
    return needed.safeParse(site[part]).success;
  });

const notExported = (file: string, part: string): Problem => ({
  file,
  field: part,
  found: 'nothing of that name',
  expected: `export const ${part} = …`,
  fix: 'export it under that name, with a value',
});
