import { globalRegistry, z } from 'zod';
import { isFields } from '../is-fields';

/**
 * Finds the texts of front matter that its schema marks: `{ 'images[0].src': '/a.png' }`.
 * @param format `format` in the metadata of the fields: https://zod.dev/metadata
 * @param field the name of the value, empty for the whole front matter
 */
export function markedFields(
  schema: z.core.$ZodType,
  value: unknown,
  format: 'image' | 'markdown',
  field = '',
): Record<string, string> {
  if (value === undefined) return {};
  if (globalRegistry.get(schema)?.format === format) return { [field]: String(value) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return markedFields(schema.unwrap(), value, format, field);
  }
  const found: Record<string, string>[] = [];
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    value.forEach((item, index) =>
      found.push(markedFields(schema.element, item, format, `${field}[${index}]`)),
    );
  }
  if (schema instanceof z.ZodObject && isFields(value)) {
    for (const [name, inner] of Object.entries(schema.shape)) {
      found.push(markedFields(inner, value[name], format, field ? `${field}.${name}` : name));
    }
  }
  return Object.assign({}, ...found) as Record<string, string>;
}
