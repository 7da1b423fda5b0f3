/** What Next wrote into a page, and the page without it. */
export interface ParsedPage {
  html: string;
  /** URLs of the style sheets, in the order of the cascade. */
  styles: string[];
  /** URLs of the scripts, without `noModule` polyfills: browsers that need them cannot use the CSS. */
  scripts: string[];
  /** What the inline script of Turbopack's runtime is told to start. */
  entry: unknown;
  /** The data that React hydrates the page with. */
  flight: string;
  /** The links to icons and the web manifest, as they stand in the page. */
  links: string[];
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const siteLink = /<link rel="(?:icon|manifest)"[^>]*\/>/g;
/** To the host that the page comes from, for fonts. */
const preconnect = /<link rel="preconnect" href="\/[^"]*"[^>]*\/>/g;
/** Next takes a font for one of next/font if the hash in its name ends in -s. */
const sizeAdjust = /<meta name="next-size-adjust" content=""\/>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const scriptFile = /<script src="([^"]+)" (?:async=""|noModule="")><\/script>/g;
const modernScript = /<script src="([^"]+)" async=""><\/script>/g;
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\].*?\.push\((\{.*?\})\);<\/script>/g;
const flightScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g;
/** All of these. One pass over the page takes a fifth of the time of eight. */
const nextParts = new RegExp(
  [
    ...[stylesheet, siteLink, preconnect, sizeAdjust, scriptPreload],
    ...[scriptFile, entryScript, flightScript],
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** Scripts and files of Next in any other form. */
const unknownPart =
  /<link[^>]*\/_next\/static\/chunks\/[^>]*>|<script[^>]*\ssrc=[^>]*>|<script[^>]*>[^<]*(?:__next|TURBOPACK|\$R[A-Z])[^<]*/;

/** URLs of the scripts of a page as `next build` writes it. */
export const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(modernScript)].map(([, src = '']) => src)),
];

/**
 * Takes Next's style sheets, scripts and data out of an exported page.
 * @param html a whole page as `next build` writes it
 * @throws Error if a part is missing, or the page has one of another form
 */
export function parsePage(html: string): ParsedPage {
  const matches = (pattern: RegExp, what: string): string[] => {
    const found = [...html.matchAll(pattern)].map(([whole, group]) => group ?? whole);
    if (found.length === 0) throw new Error(`no ${what}`);
    return found;
  };
  const [entry = ''] = matches(entryScript, 'inline script that starts the Turbopack runtime');
  const parsed = {
    html: html.replace(nextParts, ''),
    styles: matches(stylesheet, '<link rel="stylesheet">'),
    scripts: scriptsOf(html),
    entry: JSON.parse(entry) as unknown,
    flight: matches(flightScript, 'inline script with React data').map(flightText).join(''),
    links: matches(siteLink, '<link rel="icon"> or <link rel="manifest">'),
  };
  const [unknown] = unknownPart.exec(parsed.html) ?? [];
  if (unknown) throw new Error(`a part of another form: ${unknown.slice(0, 100)}`);
  return parsed;
}

/** @param row the argument of `__next_f.push`: `[0]`, or `[1, text]`; binary data has another number */
function flightText(row: string): string {
  const [kind, text = ''] = JSON.parse(row) as [number, string?];
  if (kind > 1) throw new Error(`React data of kind ${kind}, which start-react.ts cannot pass on`);
  return text;
}
