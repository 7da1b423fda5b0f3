import type { Font } from './fonts';

/** URL and integrity of a file. */
export type Resource = [url: string, integrity: string];

/** What a page tells its scripts. */
export interface PageData {
  fonts: readonly Font[];
  /** The fonts of the first headings, in Base64. */
  headingFonts: readonly string[];
  /** The script that comes after the first paint. */
  late: Resource;
  /** The CSS that comes with it. */
  lateCss: Resource;
  /** URL of the data that React hydrates the page with. */
  flight: string;
}

/** What a page gets in place of what Next wrote into it. */
interface PageParts {
  /** The CSS of the first paint. start-react.ts removes it when the whole sheets have come. */
  css: string;
  /** URLs of the whole style sheets, for browsers without script. */
  styles: readonly string[];
  links: readonly string[];
  /** The compiled head.ts. */
  head: string;
  data: PageData;
}

/**
 * Completes a page so that its first screen needs nothing but the document: its CSS is in it, and a
 * script fetches all else later.
 * @param html the page without what Next wrote for its scripts
 * @throws Error if it has no `</head>`
 */
export function assemblePage(html: string, parts: PageParts): string {
  const { css, styles, links, head } = parts;
  // URLs come from names of files, which may hold what ends a script.
  const data = JSON.stringify(parts.data).replaceAll('<', '\\u003c');
  const addition =
    // An empty icon: without one, browsers ask for an icon before the first paint.
    `<link rel="icon" href="data:,"/><style>${css}</style>` +
    `<script>{const page=${data};${head}}</script><noscript>${links.join('')}</noscript>`;
  // At the end, where it does not hold up the first paint: https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
  const sheets = styles.map((url) => `<link rel="stylesheet" href="${url}"/>`).join('');
  return [
    ['</head>', addition],
    ['</body>', `<noscript>${sheets}</noscript>`],
  ].reduce((page, [end = '', text = '']) => {
    if (!page.includes(end)) throw new Error(`no ${end}`);
    return page.replace(end, () => text + end);
  }, html);
}
