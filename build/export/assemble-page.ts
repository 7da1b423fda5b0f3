import { fontRules, type Font } from './fonts';

/** URL and integrity of a file. */
export type Resource = [url: string, integrity: string];

/** What a page gets in place of what Next wrote into it. */
export interface PageParts {
  /** The rules of the site's CSS that the page uses: the loader removes them when all of it has come. */
  css: string;
  /** CSS that stays. */
  ownCss: string;
  /** What is fetched after the first paint, by the browser itself where there is no script. */
  fonts: readonly Font[];
  /** The font of the first headings, in Base64. */
  headingFont: string;
  links: readonly string[];
  /** The compiled head.ts. */
  head: string;
  late: Resource;
  /** URL of the data that React hydrates the page with. */
  flight: string;
}

/**
 * Completes a page so that its first screen needs nothing but the document: its CSS is in it, and a
 * script fetches all else later.
 * @param html the page without what Next wrote for its scripts
 * @throws Error if it has no `</head>`
 */
export function assemblePage(html: string, parts: PageParts): string {
  const { css, ownCss, fonts, headingFont, links, head, late, flight } = parts;
  // URLs come from names of files, which may hold what ends a script.
  const data = JSON.stringify({ fonts, headingFont, late, flight }).replaceAll('<', '\\u003c');
  const addition =
    // An empty icon: without one, browsers ask for an icon before the first paint.
    `<link rel="icon" href="data:,"/><style>${ownCss}</style><style data-page>${css}</style>` +
    `<script>{const page=${data};${head}}</script>` +
    `<noscript>${links.join('')}<style>${fontRules(fonts)}</style></noscript>`;
  if (!html.includes('</head>')) throw new Error('no </head>');
  return html.replace('</head>', () => `${addition}</head>`);
}
