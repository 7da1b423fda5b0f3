import { formatHex } from 'culori';
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
import {
  fieldName,
  oncePerList,
  textsWith,
  validate,
  type FieldFault,
} from '../validation/validate';
import { checkContrast } from './theme';

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
  ...schemas.flatMap(({ file, name, schema }): Diagnostic[] => {
    const result = validate<unknown>(schema, data[name]);
    if (result.ok) return [];
    const lowContrast = name === 'theme' ? contrastInHex(data.theme, result.faults) : [];
    return oncePerList(result.faults).map(({ path, ...fault }) => ({
      severity: 'error',
      file,
      field: fieldName(path) || name,
      ...fault,
      ...lowContrast.find(({ field }) => field === fieldName(path)),
      ...(data[name] === undefined && { fix: `begin the value with "export const ${name} ="` }),
    }));
  }),
];

/**
 * Finds empty texts in data/strings.ts, and texts with values that are between quotes instead of backticks.
 * @param source the text of the file
 */
export function checkStrings(strings: Strings, source: string): Diagnostic[] {
  const file = 'data/strings.ts';
  const withoutTemplates = source.replace(/`[^`]*`/g, (text) => text.replace(/[^\n]/g, ' '));
  const lines = withoutTemplates.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(\/?\*|\/\/)/.test(line);
    return !isComment && /(["'])[^"'\n]*\$\{[^"'\n]*\1/.test(line) ? index + 1 : [];
  });
  return [
    ...textsWith((text) => text.trim() === '', strings).map((field): Diagnostic => ({
      severity: 'warning',
      file,
      field,
      expected: 'a text',
      found: 'an empty one, and so an empty heading or label',
      fix: 'write the text',
    })),
    ...lines.map((line): Diagnostic => ({
      severity: 'error',
      file,
      line,
      field: 'text',
      expected: 'a function for a text with values',
      found: '${…} between quotes, which pages show as it is',
      fix: 'put the text between backticks, in a function: ({ name }) => `I am ${name}.`',
    })),
  ];
}

/** The colours that lack contrast once they are written as #rrggbb, if nothing else is wrong with a theme. */
function contrastInHex(theme: Theme, faults: readonly FieldFault[]): Diagnostic[] {
  const isColor = ({ path, value }: FieldFault) => path.length === 2 && value && formatHex(value);
  if (!faults.every(isColor)) return [];
  const toHex = (palette: Theme['dark']) =>
    Object.fromEntries(
      Object.entries(palette).map(([token, color]) => [token, formatHex(color) ?? color]),
    ) as Theme['dark'];
  return checkContrast({ ...theme, dark: toHex(theme.dark), light: toHex(theme.light) }, []);
}
