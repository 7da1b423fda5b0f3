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
 * @param path the path of the data, empty for the whole
 */
export function markedTexts(
  schema: z.core.$ZodType,
  data: unknown,
  format: Format,
  path: MarkedText['path'] = [],
): MarkedText[] {
  if (hasFormat(schema, format)) {
    return typeof data === 'string' ? [{ path, text: data }] : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) =>
      markedTexts(schema.element, item, format, [...path, index]),
    );
  }
  if (schema instanceof z.ZodObject && isFields(data)) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      markedTexts(field, data[name], format, [...path, name]),
    );
  }
  return innerSchemas(schema).flatMap((inner) => markedTexts(inner, data, format, path));
}

/** Changes the texts that {@link markedTexts} finds. */
export function mapMarkedTexts<Data>(
  schema: z.core.$ZodType,
  data: Data,
  format: Format,
  change: (text: string) => string,
): Data {
  const map = (inner: z.core.$ZodType, value: unknown): unknown => {
    if (hasFormat(inner, format)) return typeof value === 'string' ? change(value) : value;
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      return value.map((item) => map(inner.element, item));
    }
    if (inner instanceof z.ZodObject && isFields(value)) {
      const fields = Object.entries(value);
      return Object.fromEntries(
        fields.map(([name, field]) => [name, map(inner.shape[name] ?? z.unknown(), field)]),
      );
    }
    return innerSchemas(inner).reduce((result, wrapped) => map(wrapped, result), value);
  };
  return map(schema, data) as Data;
}

const hasFormat = (schema: z.core.$ZodType, format: Format) =>
  globalRegistry.get(schema)?.format === format;

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
