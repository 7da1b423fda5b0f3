import type { z } from 'zod';
import type { Renderer } from '../markdown/render';
import { readText, type TextFacts } from '../markdown/text-facts';
import type { ImageFinder } from '../images/find-image';
import { parseContent, type Checked, type ParseResult } from './parse';
import type { Problem } from './problem';
import type { ContentFile } from './read-files';
import { imagesOf, type WrittenText } from './text';
import type { TextCache } from './text-cache';

/** How the files of a folder are read and rendered. */
export interface FileKind<Matter, Rendered> {
  schema: z.ZodType<Matter>;
  /** The path of the page that shows a file. */
  route: (slug: string) => string;
  /** Folder of the published Markdown, where pictures may lie beside it. */
  base?: string;
  /** What the fields of front matter hold that are texts or pictures, by their names. */
  fieldFacts(matter: Matter, source: string): Record<string, TextFacts>;
  /** Renders the texts of a file, with nothing else than its front matter, its Markdown and its path. */
  render(matter: Matter, body: string, renderer: Renderer, page: string): Rendered;
}

/** What files are loaded with. */
export interface LoadTools {
  renderer: Renderer;
  findImage: ImageFinder;
  cache: TextCache;
  /** Why files cannot be rendered, by their paths: they are not parsed either. */
  failed?: ReadonlyMap<string, Problem>;
}

/** What was made of a file, or what is wrong with it; and the texts in it that could be read. */
export type LoadedFile<Matter, Rendered> = {
  slug: string;
  /** The path of its page. */
  page: string;
  file: ContentFile;
  texts: WrittenText[];
} & Checked<Matter, { render: () => Rendered }>;

/** What parsing a file gives: its front matter or its problems, and the facts of each of its texts. */
type ReadFile<Matter> = Checked<Matter> & { facts: Record<string, TextFacts> };

/** Loads a file of content. It is parsed, and rendered, only if the cache has no result. */
export function loadFile<Matter, Rendered>(
  written: ContentFile,
  kind: FileKind<Matter, Rendered>,
  { renderer, findImage, cache, failed }: LoadTools,
): LoadedFile<Matter, Rendered> {
  const { file, slug } = written;
  const page = kind.route(slug);
  const loaded = { slug, page, file: written };
  const problem = failed?.get(file);
  if (problem) return { ...loaded, ok: false, problems: [problem], texts: [] };
  let parsed: ParseResult<Matter> | undefined;
  const parse = () => (parsed ??= parseContent(file, written.source, kind.schema));
  const { facts, ...read } = cache.getOrMake(readKey(written), () =>
    readFile(parse(), written.source, kind),
  );
  const texts = textsOf(written, kind, facts);
  if (!read.ok) return { ...loaded, ...read, texts };
  const render = () =>
    cache.getOrMake(renderKey(written, texts, findImage), () =>
      kind.render(read.matter, parse().body, renderer, page),
    );
  return { ...loaded, ...read, texts, render };
}

/** Whether a file can be loaded and rendered from the cache alone. */
export function isCached(
  written: ContentFile,
  kind: FileKind<unknown, unknown>,
  { cache, findImage }: LoadTools,
): boolean {
  const read = cache.get<ReadFile<unknown>>(readKey(written));
  if (!read?.ok) return read !== undefined;
  return cache.has(renderKey(written, textsOf(written, kind, read.facts), findImage));
}

const readKey = ({ file, source }: ContentFile) => [file, source];

const renderKey = (
  { file, source }: ContentFile,
  texts: readonly WrittenText[],
  findImage: ImageFinder,
) => [file, source, texts.flatMap((text) => imagesOf(text, findImage))];

const textsOf = (
  { file, slug }: ContentFile,
  { base, route }: FileKind<unknown, unknown>,
  facts: Record<string, TextFacts>,
): WrittenText[] =>
  Object.entries(facts).map(([field, facts]) => ({ file, field, page: route(slug), base, facts }));

function readFile<Matter>(
  { body, bodyLine, ...checked }: ParseResult<Matter>,
  source: string,
  { fieldFacts }: FileKind<Matter, unknown>,
): ReadFile<Matter> {
  const ofFields = checked.ok ? fieldFacts(checked.matter, source) : {};
  return { ...checked, facts: { ...ofFields, text: readText(body, bodyLine) } };
}
