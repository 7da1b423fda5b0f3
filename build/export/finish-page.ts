import { fontRules, type Font } from './fonts';

/** A file, by its address, with what it is known by. */
export type Known = [address: string, integrity: string];

/** What Next wrote into a page for its scripts, taken out of it. */
interface NextParts {
  /** Addresses of the style sheets, in the order of the cascade. */
  styles: string[];
  /** Addresses of the scripts. */
  scripts: string[];
  /** What the runtime is told to start. */
  entry: unknown;
  /** The data that React hydrates the page with. */
  flight: string;
  /** The links to icons and the web manifest, as they stand in the page. */
  links: string[];
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const lateLink = /<link rel="(?:icon|manifest)"[^>]*\/>/g;
/** A second connection to the host that the page comes from, for fonts. */
const ownHint = /<link rel="preconnect" href="\/[^"]*"[^>]*\/>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const scriptFile = /<script src="([^"]+)" (async=""|noModule="")><\/script>/g;
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\].*?\.push\((\{.*?\})\);<\/script>/g;
const flightScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g;
/** Scripts of Next or React in other forms. */
const unknownScript = /<script[^>]*>([^<]*(?:__next|TURBOPACK|\$R[A-Z])[^]*?)<\/script>/;

/** Addresses of the style sheets of a page as `next build` writes it. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(stylesheet)].map(([, href = '']) => href);

/**
 * Addresses of the scripts of such a page, without polyfills for browsers that know no modules: the
 * site's CSS is not for those either.
 */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(scriptFile)].flatMap(([, src = '', kind = '']) =>
    kind.startsWith('noModule') ? [] : src,
  );

/**
 * Takes Next's style sheets, scripts and data out of an exported page.
 * @param html a whole page as `next build` writes it
 * @returns the page without them, with what they were
 * @throws Error when the page has a script that is not known: the export of another version of Next
 */
export function takeApart(html: string): NextParts & { html: string } {
  const scripts = [...new Set(scriptsOf(html))];
  let entry: unknown;
  let flight = '';
  const rest = html
    .replace(stylesheet, '')
    .replace(lateLink, '')
    .replace(ownHint, '')
    .replace(scriptPreload, '')
    .replace(scriptFile, '')
    .replace(entryScript, (_, value: string) => {
      entry = JSON.parse(value);
      return '';
    })
    .replace(flightScript, (_, value: string) => {
      const [kind, text] = JSON.parse(value) as [number, string?];
      if (kind > 1) throw new Error(`flight data of kind ${kind}, which the loader cannot pass on`);
      flight += text ?? '';
      return '';
    });
  if (!entry || !flight || scripts.length === 0) throw new Error("no trace of Next's scripts");
  const [, unknown] = unknownScript.exec(rest) ?? [];
  if (unknown !== undefined) throw new Error(`a script that is not known: ${unknown.slice(0, 80)}`);
  const links = html.match(lateLink);
  if (!links) throw new Error('no links to icons and web manifest');
  return { html: rest, styles: stylesOf(html), scripts, entry, flight, links };
}

/** What a page gets in place of {@link NextParts}. */
export interface PageParts {
  /** What the page uses of the site's CSS: the loader removes it when it has fetched all of it. */
  css: string;
  /** CSS that is in no style sheet: it stays. */
  ownCss: string;
  /** What is fetched after the first paint, by the browser itself where there is no script. */
  fonts: readonly Font[];
  links: readonly string[];
  /** The compiled head.ts. */
  head: string;
  /** The late script. */
  late: Known;
  /** Address of a file with the page's flight data. */
  flight: string;
  /** The scripts that not every page has. */
  scripts: readonly Known[];
}

/**
 * Puts a page together again so that its first screen needs nothing but the document: with the CSS
 * in it, and with a script that fetches all else later.
 * @param html what {@link takeApart} left of it
 * @param parts its CSS, and what is to be fetched
 * @throws Error when the page ends otherwise than Next's pages do
 */
export function putTogether(html: string, parts: PageParts): string {
  const { css, ownCss, fonts, links, head, late, flight, scripts } = parts;
  const data = JSON.stringify({ fonts, late, flight, scripts });
  return insertBefore(
    html,
    '</head>',
    // An address of nothing: without one, browsers ask for an icon before the first paint.
    `<link rel="icon" href="data:,"/><style>${ownCss}</style><style data-page>${css}</style>` +
      `<script>{const page=${escapeScript(data)};${head}}</script>` +
      `<noscript>${links.join('')}<style>${fontRules(fonts)}</style></noscript>`,
  );
}

function insertBefore(html: string, end: string, addition: string): string {
  const at = html.lastIndexOf(end);
  if (at < 0) throw new Error(`no ${end}`);
  return html.slice(0, at) + addition + html.slice(at);
}

/** Addresses come from names of files, which may hold what ends a script. */
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c');
