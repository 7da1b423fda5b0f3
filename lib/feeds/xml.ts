const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids, even escaped: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML elements and attributes. Removes forbidden characters. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A serialised XML element. */
export type Xml = string & { readonly xml: unique symbol };

/**
 * Serialises an XML element.
 * @param content a text, which is escaped, or child elements; by default the element is empty
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Xml[] = [],
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${name}${written.join('')}>${inner}</${name}>` as Xml;
}

/** Serialises an XML document. */
export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
