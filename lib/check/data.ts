import { existsSync, readFileSync } from 'node:fs';
import { transformSync, type TransformFailure } from 'esbuild';
import type { Strings } from '@/data/strings';
import type { Diagnostic } from '../diagnostic';
import { fileCache } from '../files/file-cache';
import { filesIn } from '../files/files-in';
import { hashOf } from '../files/hash';
import { dataFile } from '../languages/languages';
import { RESUME_FILE } from '../resume/read-resume';
import type {
  CvVariant,
  Navigation,
  SiteSettings,
  Theme,
  TimelineYear,
  ToolkitGroup,
} from '../schema';
import { cvsSchema } from '../schema/cvs';
import { navigationSchema } from '../schema/navigation';
import { settingsSchema } from '../schema/site';
import { themeSchema } from '../schema/theme';
import { timelineSchema } from '../schema/timeline';
import { toolkitSchema } from '../schema/toolkit';
import { diagnosticsOf, validate } from '../schema/validate';
import { typescript } from '../typescript';
import { lineIn } from './fields';
import { checkResume } from './resume';

/** The exports of the files in `data/`. */
export interface OwnerData {
  /** The parsed data/resume.json. */
  resumeFile: unknown;
  settings: SiteSettings;
  navigation: Navigation;
  timeline: readonly TimelineYear[];
  toolkit: readonly ToolkitGroup[];
  theme: Theme;
  cvs: readonly CvVariant[];
  strings: Strings;
}

const schemas = [
  { file: dataFile('site.ts'), name: 'settings', schema: settingsSchema },
  { file: dataFile('navigation.ts'), name: 'navigation', schema: navigationSchema },
  { file: dataFile('timeline.ts'), name: 'timeline', schema: timelineSchema },
  { file: dataFile('toolkit.ts'), name: 'toolkit', schema: toolkitSchema },
  { file: dataFile('theme.ts'), name: 'theme', schema: themeSchema },
  { file: dataFile('cvs.ts'), name: 'cvs', schema: cvsSchema },
] as const;

/** The folder with the types of `data/`. */
const TYPES = 'lib/schema/types';

/** The files of `data/`. */
export const dataFiles = [RESUME_FILE, dataFile('strings.ts'), ...schemas.map(({ file }) => file)];

/**
 * Finds files of `data/` that cannot be loaded: missing ones, other encodings than UTF-8, broken JSON and TypeScript,
 * and values whose shape is wrong for the compiler.
 */
export async function checkDataFiles(): Promise<Diagnostic[]> {
  const missing = dataFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    return missing.map((file) => ({
      severity: 'error',
      file,
      message: 'the file is missing',
      link: 'docs/update.md#new-files-in-data',
    }));
  }
  const broken = [
    ...dataFiles.flatMap((file) => checkEncoding(file, readFileSync(file, 'utf8'))),
    ...checkJson(RESUME_FILE, readFileSync(RESUME_FILE, 'utf8')),
  ];
  if (broken.length > 0) return broken;
  // A build does not repeat what `npm run check` has done.
  const files = dataFiles.filter((file) => file.endsWith('.ts'));
  const types = filesIn(TYPES).map((file) => `${TYPES}/${file}`);
  const settings = ['tsconfig.json', 'lib/languages/in-any-language.ts'];
  const sources = [...settings, ...types, ...files].map((file) => readFileSync(file));
  const found = await fileCache('.cache/types', typescript().version).getOrMake(
    hashOf(...sources),
    async () => Buffer.from(JSON.stringify(checkDataTypes(files))),
  );
  return JSON.parse(found.toString()) as Diagnostic[];
}

/** Finds a byte order mark, with which Next cannot read JSON, and letters of another encoding. */
export function checkEncoding(file: string, text: string): Diagnostic[] {
  if (!/^\uFEFF|\uFFFD/.test(text)) return [];
  const message = 'encoding: expected UTF-8 without a byte order mark';
  return [{ severity: 'error', file, message }];
}

/** Finds the first mistake in JSON. Unlike those of JSON.parse, esbuild's errors always have a line. */
export function checkJson(file: string, text: string): Diagnostic[] {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
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
 * Finds mistakes in TypeScript files with the compiler, in these files alone.
 * @param files paths from the root of the repository
 */
export function checkDataTypes(files: readonly string[]): Diagnostic[] {
  const ts = typescript();
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  // Without the types of browsers and React, which these files do not need, it takes half the time.
  const program = ts.createProgram(files, {
    ...options,
    incremental: false,
    jsx: undefined,
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText, start = 0 }): Diagnostic => {
      const { line = 0, character = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return { severity: 'error', file, line: line + 1, column: character + 1, message };
    });
  });
}

/**
 * Finds values in `data/` that the compiler cannot judge, such as time zones, colours and names of icons.
 * @param data the exports of the files
 */
export const checkData = (data: OwnerData): Diagnostic[] => [
  ...checkResume(data.resumeFile),
  ...schemas.flatMap(({ file, name, schema }): Diagnostic[] => {
    const result = validate<unknown>(schema, data[name]);
    if (result.success) return [];
    return diagnosticsOf(result.error, schema, { file, lineOf: (path) => lineIn(file, path) });
  }),
];
