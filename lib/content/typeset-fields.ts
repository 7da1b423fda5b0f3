import { typeset } from '../typography';

/** The fields of front matter that hold sentences. Markdown is typeset when it is rendered. */
const SENTENCES = new Set([
  'alt',
  'caption',
  'constraint',
  'decision',
  'description',
  'imageAlt',
  'outcome',
  'preview',
  'referentRole',
  'responsibilities',
  'role',
  'shortTitle',
  'subtitle',
  'summary',
  'team',
  'testimonialText',
  'title',
]);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Typesets the sentences in front matter, also those of entries of lists.
 * @param language BCP 47 tag; without one, they stay as written
 */
export function typesetFields(fields: Fields, language: string | undefined): Fields {
  const typesetValue = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return SENTENCES.has(name) ? typeset(value, language) : value;
    if (Array.isArray(value)) return value.map((one) => typesetValue(name, one));
    return isPlainObject(value) ? typesetFields(value, language) : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typesetValue(name, value)]),
  );
}

const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
