import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { parseDocument } from 'yaml';
import { ContentError } from '@/lib/diagnostic';
import { filesIn } from '@/lib/files/files-in';
import { isFields } from '@/lib/is-fields';
import { countryName, isCountryCode } from '@/lib/resume/location';
import { cleanResume, readResume, removeInvalid } from '@/lib/resume/read-resume';
import { isDate } from '@/lib/resume/resume-fields';
import { checkEncoding, checkSyntax } from '../../check/data/files';
import { checkResume } from '../../check/data/resume';
import { CommandError } from '../../shared/cli';
import { renameFields } from '../../shared/earlier-names';
import { readDate } from './dates';
import { readLinkedIn } from './linkedin';
import { readReactiveResume } from './reactive-resume';
import { readRenderCv } from './rendercv';
import { readUrl } from './text';

/** A résumé in the JSON Resume format, made from another one. */
export interface Converted {
  resume: object;
  /** Files and fields that were not read. */
  notRead: readonly string[];
  /** Recommendations that are not published until the owner moves them to `references`. */
  drafts?: readonly object[] | undefined;
}

/** Other formats of résumés, by a field that only they have. */
const otherFormats = {
  // https://github.com/fresh-standard/fresh-resume-schema
  employment: 'FRESH',
  // https://github.com/saadq/resumake.io
  selectedTemplate: 'Resumake',
};

/**
 * Reads a résumé: JSON Resume as it is, RenderCV, Reactive Resume and the archive of LinkedIn as JSON Resume.
 * @param file a file, or the folder of LinkedIn's archive
 * @throws CommandError for a file of another format, or without a career; ContentError for mistakes in its syntax
 */
export function readCareer(file: string): Converted {
  if (/^https?:/.test(file)) {
    throw new CommandError(`--from reads a file. First: curl -L ${file} -o ../resume.json`);
  }
  if (!existsSync(file)) {
    throw new CommandError(`There is no ${file}. Write its path from here: --from ../resume.json`);
  }
  const converted = convert(file);
  const { work, education, projects } = readResume(converted.resume);
  if ([work, education, projects].some((entries) => entries.length > 0)) return converted;
  throw new CommandError(
    `${file} has no work, education or projects that can be read. If you have no other file, leave out --from: you are asked.`,
  );
}

function convert(file: string): Converted {
  if (statSync(file).isDirectory() || /\.zip$/i.test(file)) {
    return valid(readLinkedIn(readArchive(file)));
  }
  if (/\.ya?ml$/i.test(file)) {
    const yaml = readYaml(file);
    if (isFields(yaml) && isFields(yaml.cv)) return valid(readRenderCv(yaml.cv));
    throw new CommandError(`${file} has no cv, as files of RenderCV have.`);
  }
  const json = readJson(file);
  const [, format] = Object.entries(otherFormats).find(([field]) => field in json) ?? [];
  if (format) {
    throw new CommandError(
      `${file} is in the format ${format}. Convert it to JSON Resume first: https://jsonresume.org`,
    );
  }
  // Exports of a server have it in `data`.
  const { basics, sections, summary } = isFields(json.data) ? json.data : json;
  if (isFields(basics) && isFields(sections)) {
    return valid(readReactiveResume(basics, sections, summary));
  }
  const resume = corrected(renameFields(json)) as object;
  const notRead = wrongIn(resume, file);
  removeInvalid(resume);
  return { resume, notRead };
}

/** The CSV files of LinkedIn's archive, by their paths in it. */
function readArchive(file: string): ReadonlyMap<string, string> {
  const isCsv = (name: string) => /(^|\/)[^./][^/]*\.csv$/i.test(name);
  if (statSync(file).isDirectory()) {
    const names = filesIn(file).filter(isCsv);
    return new Map(names.map((name) => [name, decode(readFileSync(path.join(file, name)))]));
  }
  try {
    const files = unzipSync(readFileSync(file), { filter: ({ name }) => isCsv(name) });
    return new Map(Object.entries(files).map(([name, content]) => [name, decode(content)]));
  } catch (error) {
    throw new CommandError(`${file} cannot be unpacked: ${(error as Error).message}.`);
  }
}

/** Spreadsheets save CSV files in an encoding of Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readText(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const wrongEncoding = checkEncoding(file, text);
  if (wrongEncoding.length > 0) throw new ContentError(wrongEncoding);
  return text;
}

/** @throws ContentError with the location of the error in the JSON */
export function readJson(file: string): Record<string, unknown> {
  const text = readText(file);
  if (!/^\s*\{/.test(text)) {
    throw new CommandError(
      `${file} is not in the JSON Resume format. If you have no such file, leave out --from: you are asked.`,
    );
  }
  const broken = checkSyntax(file, text, 'json');
  if (broken.length > 0) throw new ContentError(broken);
  return JSON.parse(text) as Record<string, unknown>;
}

function readYaml(file: string): unknown {
  const document = parseDocument(readText(file));
  const [error] = document.errors;
  if (!error) return document.toJS();
  const { line, col } = error.linePos?.[0] ?? {};
  throw new ContentError([{ severity: 'error', file, line, column: col, message: error.message }]);
}

/** Leaves out empty and invalid values. */
function valid({ resume, notRead, ...drafts }: Converted): Converted {
  // Without fields that are undefined.
  const json = JSON.parse(JSON.stringify(resume)) as object;
  return {
    ...drafts,
    resume: cleanResume(readResume(json)) as object,
    notRead: [...notRead, ...wrongIn(json)],
  };
}

/**
 * The invalid values and unknown fields of a résumé. A missing name is none of them: it is asked.
 * @param file its file, if these are its own fields
 */
const wrongIn = (resume: object, file = ''): string[] =>
  checkResume(resume, file)
    .filter(({ message }) => !message.endsWith('found nothing'))
    .map(({ line, message }) => (line ? `line ${line}: ${message}` : message));

/** Corrects what has one meaning: URLs without https://, dates as people write them, names of countries. */
function corrected(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => corrected(item, field));
  if (isFields(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, item]) => [name, corrected(item, name)]));
  }
  if (typeof value !== 'string') return value;
  if (field === 'url') return readUrl(value) ?? value;
  if (/date$/i.test(field) && !isDate(value)) return readDate(value) ?? value;
  if (field === 'countryCode' && !isCountryCode(value)) return countryCodeOf(value) ?? value;
  return value;
}

/** The code of a country by its English name. */
function countryCodeOf(name: string): string | undefined {
  if (name === 'USA') return 'US';
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => countryName(code, 'en') === name);
}
