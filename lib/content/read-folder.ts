import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { filesIn } from '../files/files-in';
import { isFields } from '../is-fields';
import { mapMarkedTexts } from '../schema/marked-texts';
import { typeset } from '../typography/typeset';
import { slugPattern } from '../urls';
import { readFrontMatter, type FrontMatter } from './front-matter';

/** A Markdown file, split into front matter and text. */
export interface ContentFile<Fields = unknown> extends FrontMatter {
  /** Path from the root of the repository. */
  file: string;
  /** Its name without `.md`. */
  slug: string;
  /** The whole text, byte-order mark included. */
  text: string;
  /** The front matter as the schema of its kind returns it; undefined if it has errors. */
  fields: Fields | undefined;
}

/**
 * Reads the Markdown files of a folder, sorted by name. `lib/content/errors/content-files.ts` describes the files and fields that
 * cannot be read. Subfolders hold the images of the text with the same name.
 * @param folder path from the root of the repository
 * @param schema the fields of the front matter
 * @param language BCP 47 tag, for the typography of sentences; without one, they stay as written
 */
export const readFolder = <Fields>(
  folder: string,
  schema: z.ZodType<Fields>,
  language?: string,
): ContentFile<Fields>[] =>
  filesIn(folder).flatMap((name) => {
    const slug = name.replace(/\.md$/, '');
    if (slug === name || !slugPattern.test(slug)) return [];
    const file = `${folder}/${name}`;
    const text = readFileSync(file, 'utf8');
    const parts = readFrontMatter(text);
    return { file, slug, text, ...parts, fields: validFields(parts, schema, language) };
  });

/** The fields of front matter without errors. */
function validFields<Fields>(
  { data, yaml }: FrontMatter,
  schema: z.ZodType<Fields>,
  language: string | undefined,
): Fields | undefined {
  // The parser recovers from errors, but may have skipped `draft: true`.
  if (!yaml || yaml.document.errors.length > 0) return undefined;
  const { data: fields } = schema.safeParse(filled(data));
  // Markdown is typeset when it is rendered.
  return (
    fields && mapMarkedTexts(schema, fields, 'sentence', (sentence) => typeset(sentence, language))
  );
}

/** The fields and items of lists that have a value. Editors and tools that create posts write others too. */
export const filled = (data: FrontMatter['data']): FrontMatter['data'] =>
  Object.fromEntries(
    Object.entries(data)
      .map(([name, value]) => [name, Array.isArray(value) ? filledItems(value) : value] as const)
      // An empty description says that the image is decoration.
      .filter(([name, value]) => !isEmpty(value) || (name === 'imageAlt' && data.image)),
  );

const filledItems = (items: readonly unknown[]) =>
  items.map((item) => (isFields(item) ? filled(item) : item)).filter((item) => !isEmpty(item));

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
