const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x26;': '&',
  '&quot;': '"',
  '&#x22;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Replaces the entities that React and rehype write by their characters.
 * @param text text or an attribute of exported HTML
 */
export const unescapeHtml = (text: string): string =>
  text.replace(/&[a-z0-9#]+;/gi, (entity) => entities[entity.toLowerCase()] ?? entity);
