import { existsSync, readFileSync } from 'node:fs';
import { transformSync, type TransformFailure } from 'esbuild';
import type { Diagnostic } from '@/lib/diagnostic';
import { contentFolderOf, currentLanguage, dataFile } from '@/lib/languages/languages';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import { cvsSchema } from '@/lib/schema/cvs';
import { navigationSchema } from '@/lib/schema/navigation';
import { settingsSchema } from '@/lib/schema/site';
import { themeSchema } from '@/lib/schema/theme';
import { timelineSchema } from '@/lib/schema/timeline';
import { toolkitSchema } from '@/lib/schema/toolkit';
import { diagnosticsOf, validate } from '@/lib/schema/validate';
import type { OwnerData } from '../../shared/load-data';
import { lineIn } from '../locations';
import { checkResume } from './resume';

const schemas = [
  { file: dataFile('site.ts'), name: 'settings', schema: settingsSchema },
  { file: dataFile('navigation.ts'), name: 'navigation', schema: navigationSchema },
  { file: dataFile('timeline.ts'), name: 'timeline', schema: timelineSchema },
  { file: dataFile('toolkit.ts'), name: 'toolkit', schema: toolkitSchema },
  { file: dataFile('theme.ts'), name: 'theme', schema: themeSchema },
  { file: dataFile('cvs.ts'), name: 'cvs', schema: cvsSchema },
] as const;

const ownLabels = `${currentLanguage ? contentFolderOf(currentLanguage) : 'data'}/labels.ts`;

/** The file with the labels of the current language, if it has no pack. */
export const labelsFile = existsSync(ownLabels) ? ownLabels : undefined;

/** The files of `data/`. */
export const dataFiles = [
  RESUME_FILE,
  ...(labelsFile ? [labelsFile] : []),
  dataFile('strings.ts'),
  ...schemas.map(({ file }) => file),
];

/** Finds files of `data/` that cannot be loaded: missing ones, other encodings than UTF-8, and broken syntax. */
export function checkDataFiles(): Diagnostic[] {
  return dataFiles.flatMap((file): Diagnostic[] => {
    if (!existsSync(file)) {
      const link = 'docs/update.md#new-files-in-data';
      return [{ severity: 'error', file, message: 'the file is missing', link }];
    }
    const text = readFileSync(file, 'utf8');
    const wrongEncoding = checkEncoding(file, text);
    const loader = file.endsWith('.json') ? 'json' : 'ts';
    return wrongEncoding.length > 0 ? wrongEncoding : checkSyntax(file, text, loader);
  });
}

/** Finds a byte order mark, with which Next cannot read JSON, and letters of another encoding. */
export function checkEncoding(file: string, text: string): Diagnostic[] {
  if (!/^\uFEFF|\uFFFD/.test(text)) return [];
  const message = 'encoding: expected UTF-8 without a byte order mark';
  return [{ severity: 'error', file, message }];
}

/** Finds the first mistake in the syntax of a file. Unlike those of JSON.parse, esbuild's errors always have a line. */
export function checkSyntax(file: string, text: string, loader: 'json' | 'ts'): Diagnostic[] {
  try {
    transformSync(text, { loader, logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text: message, location }) => ({
      severity: 'error',
      file,
      line: location?.line,
      column: location ? location.column + 1 : undefined,
      message,
    }));
  }
}

/**
 * Finds unknown, missing and wrong fields in `data/`.
 * @param data the exports of the files
 */
export const checkData = (data: OwnerData): Diagnostic[] => [
  ...checkResume(data.resumeFile),
  ...schemas.flatMap(({ file, name, schema }): Diagnostic[] => {
    if (data[name] === undefined) {
      return [
        { severity: 'error', file, message: `expected "export const ${name}", found nothing` },
      ];
    }
    const result = validate<unknown>(schema, data[name]);
    if (result.success) return [];
    return diagnosticsOf(result.error, schema, { file, lineOf: (path) => lineIn(file, path) });
  }),
];
