import type { Strings } from '@/data/strings';
import { checkResume, RESUME_FILE } from '../resume/read-resume';
import {
  navigationSchema,
  settingsSchema,
  themeSchema,
  timelineSchema,
  toolkitSchema,
  type Navigation,
  type SiteSettings,
  type Theme,
  type TimelineYear,
  type ToolkitGroup,
} from '../schema';
import type { Diagnostic } from '../validation/diagnostic';
import { fieldName, oncePerList, textsWith, validate } from '../validation/validate';

/** The exports of the files in `data/`. */
export interface OwnerData {
  /** The parsed data/resume.json. */
  resumeFile: unknown;
  settings: SiteSettings;
  navigation: Navigation;
  timeline: readonly TimelineYear[];
  toolkit: readonly ToolkitGroup[];
  theme: Theme;
  strings: Strings;
}

const schemas = [
  { file: 'data/site.ts', name: 'settings', schema: settingsSchema },
  { file: 'data/navigation.ts', name: 'navigation', schema: navigationSchema },
  { file: 'data/timeline.ts', name: 'timeline', schema: timelineSchema },
  { file: 'data/toolkit.ts', name: 'toolkit', schema: toolkitSchema },
  { file: 'data/theme.ts', name: 'theme', schema: themeSchema },
] as const;

/** The files of `data/`. */
export const dataFiles = [RESUME_FILE, 'data/strings.ts', ...schemas.map(({ file }) => file)];

/**
 * Finds values in `data/` that are missing, unknown or malformed.
 * @param data the exports of the files, not yet checked by the compiler
 * @returns all errors of all files, each with the path of its field
 */
export const checkData = (data: OwnerData): Diagnostic[] => [
  ...checkResume(data.resumeFile),
  ...textsWith((text) => text.includes('${'), data.strings).map((field): Diagnostic => ({
    severity: 'error',
    file: 'data/strings.ts',
    field,
    expected: 'a function for a text with values',
    found: '${…} between quotes, which pages show as it is',
    fix: 'put the text between backticks, in a function: ({ name }) => `I am ${name}.`',
  })),
  ...textsWith((text) => text.trim() === '', data.strings).map((field): Diagnostic => ({
    severity: 'error',
    file: 'data/strings.ts',
    field,
    expected: 'a text',
    found: 'an empty one',
    fix: 'write the text: without it, pages have empty headings and labels',
  })),
  ...schemas.flatMap(({ file, name, schema }): Diagnostic[] => {
    const result = validate<unknown>(schema, data[name]);
    if (result.ok) return [];
    return oncePerList(result.faults).map(({ path, ...fault }) => ({
      severity: 'error',
      file,
      field: fieldName(path) || name,
      ...fault,
      ...(data[name] === undefined && { fix: `begin the value with "export const ${name} ="` }),
    }));
  }),
];
