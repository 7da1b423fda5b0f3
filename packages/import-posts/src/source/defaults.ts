/* What configurations and code say of all posts, of a folder or of a kind. Code is read as text, and never run. */

/** A field of an object in code, on a line without a comment before it: `draft: true`, `"published": "no"` */
const FIELD =
  /^(?:(?!\/\/|\/\*).)*?(?<![\w.$])["']?([A-Za-z]\w*)["']?\s*:\s*([^\n{[]+?)\s*(?:[,}\n;]|$)/;

/**
 * The fields of objects in code, with their values as written, without quotes.
 * @param code as in `posts.11tydata.js`, or `export const meta = { draft: true }`
 */
export function fieldsInCode(code: string): Record<string, string> {
  // One field a line
  const lines = code.replace(/([{,])(?=\s*["']?\w+["']?\s*:)/g, '$1\n').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = FIELD.exec(line) ?? [];
      // A function of the fields of a post adds nothing to them.
      const isFunction = /=>|\bfunction\b/.test(value);
      return name && !isFunction ? [[name, value.replace(/^(["'`])(.*)\1$/, '$2')]] : [];
    }),
  );
}

/** The fields that a text in MDX exports outside of code: `export const meta = { … }`, `export const draft = true` */
export function exportedFields(file: string, body: string): Record<string, string> {
  if (!file.endsWith('.mdx')) return {};
  const text = body.replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1/gm, '');
  const exported = Array.from(text.matchAll(/^export\s(?:.+(?:\n(?!\s*$).*)*)/gm), ([code]) =>
    code.replace(/^export\s+(?:const|let|var)\s+(\w+)\s*=(?!\s*\{)/, '$1:'),
  );
  return fieldsInCode(exported.join('\n'));
}

/**
 * The values that a schema gives to switches which a text does not have: `draft: z.boolean().default(true)` of Astro
 * and Velite, `published: { type: 'boolean', default: false }` of Contentlayer.
 */
export function defaultsOfSchema(code: string): Record<string, string> {
  const found = code.matchAll(
    /^(?:(?!\/\/).)*?\b(\w+)\s*:\s*(?:[zs]\s*\.[^,;]*?\bdefault\(|\{[^{}]*\bdefault:\s*)(true|false)\b/gm,
  );
  return Object.fromEntries(Array.from(found, ([, name, value]) => [name, value]));
}

/**
 * Whether a path lies below a folder, or fits a pattern such as `posts/**` or `*.draft.md`.
 * @param pattern with `*`, `**` and `?`
 */
export function matchesPath(pattern: string, file: string): boolean {
  const bare = pattern.replace(/^\.?\/|\/$/g, '');
  if (bare === '') return true;
  const source = bare
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (sign) =>
      sign.startsWith('**') ? '.*' : sign === '*' ? '[^/]*' : '[^/]',
    );
  return new RegExp(`^${source}(/|$)`).test(file);
}
