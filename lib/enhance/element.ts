/**
 * Makes an element.
 * @param tag its name; `svg` and `path` are those of SVG
 * @param attributes its attributes
 * @param children what it holds
 */
export function element<Tag extends keyof HTMLElementTagNameMap | 'svg' | 'path'>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
) {
  const isSvg = tag === 'svg' || tag === 'path';
  const namespace = `http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`;
  const made = document.createElementNS(namespace, tag);
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '');
  made.append(...children);
  return made as Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : SVGElement;
}
