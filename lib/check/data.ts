import type { Strings } from '@/data/strings';
import type { Diagnostic } from '../diagnostic';
import { checkResume } from '../resume/read-resume';
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
import { shorten } from '../text';
import { fieldName, validate } from '../validate';

/** What the files of `data/` export. */
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

/**
 * Finds values in `data/` that are missing, unknown or not of the form that pages need.
 * @param data what the files export; anything, as nothing has checked it yet
 * @returns every error of every file, with the path of its field
 */
export const checkData = (data: Partial<Record<keyof OwnerData, unknown>>): Diagnostic[] => [
  ...checkResume(data.resumeFile).map((fault): Diagnostic => ({ severity: 'error', ...fault })),
  ...schemas.flatMap(({ file, name, schema }) => {
    const written = data[name];
    if (written === undefined) return [notExported(file, name)];
    const result = validate<unknown>(schema, written);
    if (result.ok) return [];
    return result.faults.map(({ path, ...fault }): Diagnostic => ({
      severity: 'error',
      file,
      field: fieldName(path) || name,
      ...fault,
    }));
  }),
  ...(data.strings === undefined ? [notExported('data/strings.ts', 'strings')] : []),
];

const notExported = (file: string, name: string): Diagnostic => ({
  severity: 'error',
  file,
  field: name,
  expected: `export const ${name} = …`,
  found: 'no export of that name',
  fix: `begin the value with "export const ${name} ="`,
});

/**
 * Explains why a file of `data/` cannot be loaded.
 * @param source its text; undefined if there is no such file
 * @param message that of the compiler: `/site/data/site.ts:2:10: ERROR: Unterminated string literal`
 */
export function explainBrokenFile(
  file: string,
  source: string | undefined,
  message: string,
): Diagnostic {
  const place = { severity: 'error', file, field: 'file' } as const;
  if (source === undefined) {
    return {
      ...place,
      expected: 'the file',
      found: 'nothing of that name',
      fix: `bring it back, such as with: git checkout ${file}`,
    };
  }
  const [, at, reason = message] = /:(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  const lines = source.split('\n');
  const line = at ? Number(at) : undefined;
  const written = line ? (lines[line - 1] ?? '').trim() : '';
  return {
    ...place,
    line,
    expected: `text that can be read as ${file.endsWith('.json') ? 'JSON' : 'TypeScript'}`,
    found: written ? `${shorten(written)} (${reason})` : reason,
    fix: fixOfLine(lines, line),
  };
}

function fixOfLine(lines: readonly string[], line: number | undefined): string {
  if (!line) return 'look for a missing comma, quote or bracket';
  const written = lines[line - 1] ?? '';
  const quotes = written.replace(/\\'/g, '').match(/'/g) ?? [];
  if (quotes.length > 2 && quotes.length % 2 === 1) {
    return 'write the apostrophe as ’, or put the text between double quotes';
  }
  if (quotes.length === 1) return 'close the text with a quote';
  // Comments may stand between.
  const last = lines.slice(0, line - 1).findLastIndex((text) => /^\s*[^\s/*]/.test(text));
  const before = lines[last] ?? '';
  const isEnd = /^\s*[\]})]/.test(written);
  if (isEnd && /,\s*$/.test(before)) return `remove the comma at the end of line ${last + 1}`;
  if (!isEnd && /[\w'"`\])}]\s*$/.test(before)) {
    return `write a comma at the end of line ${last + 1}`;
  }
  return 'look for a missing comma, quote or bracket in this line and the one before';
}
