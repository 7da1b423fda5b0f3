import { z } from 'zod';
import { describeIssue } from './problem';
import type { Problem } from './problem';
import type { Site } from './owner-data';
import { checkResume } from '../resume/read-resume';
import { siteSchemas } from './owner-data';

/** The files of `data/`, and what each exports. */
export const siteFiles = (Object.keys(siteSchemas) as (keyof typeof siteSchemas)[]).map(
  (part) => [`data/${part === 'settings' ? 'site' : part}.ts`, part] as const,
);

/**
 * Finds values in `data/` that are missing, unknown or not of the form that the engine expects.
 * @param site as it is written
 * @returns every error of every file, with the path of its field
 */
export const checkDataFiles = (site: Site): Problem[] => [
  ...checkResume(site.resumeFile),
  ...siteFiles.flatMap(([file, part]) => {
    const schema = siteSchemas[part];
    const { error } = schema.safeParse(site[part], { reportInput: true });
    if (site[part] === undefined || site[part] === null) return [notExported(file, part)];
    return error?.issues.flatMap((issue) => describeIssue(file, issue, schema)) ?? [];
  }),
];

/** What a file of `data/` exports, such as `theme`, or a field of it, such as `theme.logo`. */
export type Part = {
  [P in keyof typeof siteSchemas]: P | `${P}.${keyof Site[P] & string}`;
}[keyof typeof siteSchemas];

/** Whether parts of `data/` are of the form that the engine expects, whatever else is wrong there. */
export const isWellFormed = (site: Site, ...parts: Part[]): boolean =>
  parts.every((name) => {
    const [part, field] = name.split('.') as [keyof typeof siteSchemas, string?];
    const schema = siteSchemas[part];
    const { shape } = schema as z.ZodObject;
    const needed = field ? z.object({ [field]: shape[field]! }) : schema;
    return needed.safeParse(site[part]).success;
  });

const notExported = (file: string, part: string): Problem => ({
  file,
  field: part,
  found: 'nothing of that name',
  expected: `export const ${part} = …`,
  fix: 'export it under that name, with a value',
});
