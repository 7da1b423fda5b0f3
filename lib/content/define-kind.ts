import { posix } from 'node:path';
import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import { patternOf, type ColorPair } from '../graphics/pattern-of';
import { pageImage, type PublishedFolder } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Period } from '../resume/periods';
import { latinSlug } from '../slugs';
import type { Diagnostic } from '../validation/diagnostic';
import { withSlash } from '../validation/fields';
import { fieldName, oncePerList, validate } from '../validation/validate';
import type { AnyEntry, BaseEntry, CommonData, Kind } from './entry';
import { readFrontMatter } from './front-matter';
import { faultsOfFrontMatter } from './front-matter-faults';
import { markedFields } from './marked-fields';
import { statusOf } from './published';
import { readFolder, type ContentFile } from './read-folder';
import { typesetFields } from './typeset-fields';

/** Options for reading files. */
export interface ReadOptions {
  /** YYYY-MM-DD. Entries with a later date are not published. */
  today: string;
  /** Whether drafts and scheduled entries count as published, as in `npm run dev`. */
  showUnpublished?: boolean;
  /** Pattern colours for entries without colours of their own. */
  patternColors?: readonly ColorPair[];
  /** Returns the periods of an entry of the résumé, oldest first. */
  periodsOf?: (name: string) => Period[];
  /** BCP 47 tag of the texts, for their quotation marks and the like. Without it, they stay as written. */
  textLanguage?: string;
}

interface KindOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** The folders in which images are searched. */
  folders: readonly PublishedFolder[];
  /** Slugs that are taken, with what uses them. */
  taken: ReadonlyMap<string, string>;
}

/** The result of reading all files of a kind. */
export interface KindFiles<Item> {
  /** In the order of the kind. */
  entries: Item[];
  diagnostics: Diagnostic[];
  /** The page paths of files with errors. */
  brokenPaths: string[];
  /** All files by the paths of their pages. */
  paths: ReadonlyMap<string, string>;
}

/** Defines a kind of content: adds the function that reads its files. */
export const defineKind = <FrontMatter, Data extends CommonData>(
  kind: Kind<FrontMatter, Data>,
) => ({
  ...kind,
  /** Reads all files of the kind. */
  readFiles(options: KindOptions): KindFiles<Data & AnyEntry> {
    const folder = readFolder(`${options.directory}/${kind.folder}`, options.taken);
    const pathOf = (file: string) =>
      `${kind.route}${posix.basename(file).replace(/\.(md|mdx|markdown)$/i, '')}/`;
    const entries: (Data & AnyEntry)[] = [];
    const diagnostics = [...folder.diagnostics];
    const paths = new Map<string, string>();
    // A link may already use the corrected name of a file.
    const brokenPaths = folder.diagnostics
      .filter(({ severity }) => severity === 'error')
      .flatMap(({ file }) => [
        pathOf(file),
        `${kind.route}${latinSlug(pathOf(file).slice(kind.route.length))}/`,
      ]);
    for (const contentFile of folder.files) {
      const path = pathOf(contentFile.file);
      paths.set(path, contentFile.file);
      const result = readFile(contentFile, kind.schema, options.textLanguage);
      diagnostics.push(...result.diagnostics);
      if (result.ok) {
        entries.push(toEntry({ ...contentFile, path }, result, kind, options));
      } else if (!result.isDraft || options.showUnpublished) {
        brokenPaths.push(path, ...result.aliases);
      }
    }
    return { entries: entries.sort(kind.compare), diagnostics, brokenPaths, paths };
  },
});

/** Splits a file and checks its front matter. */
function readFile<FrontMatter>(
  { file, source }: ContentFile,
  schema: z.ZodType<FrontMatter>,
  language: string | undefined,
) {
  const parts = readFrontMatter(source);
  const { data, body, bodyLine, lineOf } = parts;
  const faults = faultsOfFrontMatter(source, parts);
  const isReadable = faults.length === 0;
  // Finds `draft: true` even if the front matter cannot be parsed.
  const lines = source.split(/\r\n?|\n/, bodyLine - 1);
  const isDraft = isReadable
    ? data.draft === true
    : lines.some((line) => /^["' ]*draft["']?:\s*true\b/i.test(line));
  // Tools that create posts write fields without values.
  const filledFields = Object.entries(data).filter(([, value]) => value !== null && value !== '');
  const fields = Object.fromEntries(filledFields);
  const result = validate(schema, typesetFields(fields, language));
  if (isReadable && result.ok) {
    const { value: frontMatter } = result;
    return { ok: true as const, diagnostics: [], isDraft, body, bodyLine, frontMatter };
  }
  // If the front matter cannot be parsed, all fields would be reported as missing.
  const fieldFaults = !isReadable || result.ok ? [] : oncePerList(result.faults);
  const isInText = ({ line }: { line: number }) => bodyLine > 1 && line >= bodyLine;
  const diagnostics = [
    ...faults.map((fault) => ({ field: isInText(fault) ? 'text' : 'front matter', ...fault })),
    ...fieldFaults.map(({ path, requiredBy, ...fault }) => ({
      line: lineOf(requiredBy === undefined ? path : [requiredBy]),
      field: fieldName(path),
      ...fault,
    })),
  ].map((fault): Diagnostic => ({ severity: 'error', file, isDraft, ...fault }));
  // Links to the aliases of a broken file are not dead. The field may be misspelled, so this takes all paths.
  const paths = lines.join('\n').match(/(?<![\w/:.])\/[\w./-]+/g) ?? [];
  const aliases = paths.map((path) => withSlash(path));
  return { ok: false as const, diagnostics, isDraft, aliases };
}

/** Builds the entry of a file with valid front matter. */
function toEntry<FrontMatter, Data extends CommonData>(
  contentFile: ContentFile & Pick<BaseEntry, 'path'>,
  parts: Pick<BaseEntry, 'body' | 'bodyLine'> & { frontMatter: FrontMatter; isDraft: boolean },
  kind: Kind<FrontMatter, Data>,
  { folders, today, patternColors, periodsOf = () => [] }: KindOptions,
) {
  const { body, bodyLine, frontMatter, isDraft } = parts;
  const image = (url: string) => pageImage(folders, imageUrl(url, kind.route) ?? url);
  const data = kind.toData(frontMatter, contentFile.slug, { image, periodsOf });
  const day = kind.appearsOn?.(data);
  const baseEntry: BaseEntry = {
    ...contentFile,
    body,
    bodyLine,
    status: statusOf(isDraft, day, today),
    pattern: patternOf(contentFile.slug, data.colors ? [data.colors] : patternColors),
  };
  const entry = { ...data, ...baseEntry };
  return {
    ...entry,
    base: kind.route,
    folder: kind.folder,
    day,
    metadata: kind.metadata(entry),
    label: (strings: Strings) => kind.label?.(entry, strings) ?? {},
    searchText: kind.searchText?.(entry) ?? body,
    imageUrls: markedFields(kind.schema, frontMatter, 'image'),
    markdownFields: markedFields(kind.schema, frontMatter, 'markdown'),
  };
}
