import { globalRegistry, z } from 'zod';
import { isFields } from '../is-fields';

/** What a schema says of a text, as `format` in its metadata: https://zod.dev/metadata */
export type Format = 'date' | 'image' | 'markdown' | 'sentence';

/** A text of a marked field. */
export interface MarkedText {
  /** Names and indexes, such as `['images', 0, 'src']`. */
  path: readonly PropertyKey[];
  text: string;
}

/**
 * Finds the texts in data whose fields have a format in its schema: `text('notes').meta({ format: 'markdown' })`.
 */
export function markedTexts(schema: z.core.$ZodType, data: unknown, format: Format): MarkedText[] {
  const texts: MarkedText[] = [];
  mapMarkedTexts(schema, data, format, (text, path) => {
    texts.push({ path, text });
    return text;
  });
  return texts;
}

/** Changes the texts that {@link markedTexts} finds. */
export function mapMarkedTexts<Data>(
  schema: z.core.$ZodType,
  data: Data,
  format: Format,
  change: (text: string, path: MarkedText['path']) => string,
): Data {
  const map = (inner: z.core.$ZodType, value: unknown, path: MarkedText['path']): unknown => {
    if (globalRegistry.get(inner)?.format === format) {
      return typeof value === 'string' ? change(value, path) : value;
    }
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      return value.map((item, index) => map(inner.element, item, [...path, index]));
    }
    if (inner instanceof z.ZodObject && isFields(value)) {
      const fields = { ...value };
      for (const [name, field] of Object.entries(inner.shape)) {
        if (name in value) fields[name] = map(field, value[name], [...path, name]);
      }
      return fields;
    }
    return innerSchemas(inner).reduce((result, wrapped) => map(wrapped, result, path), value);
  };
  return map(schema, data, []) as Data;
}

/** The schemas that another one wraps, which judge the same value. */
export function innerSchemas(schema: z.core.$ZodType): z.core.$ZodType[] {
  // A pipe has two: z.preprocess() ends with the schema of the data, .transform() begins with it.
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? [schema.unwrap()] : [];
}
