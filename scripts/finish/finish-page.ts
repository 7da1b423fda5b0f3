import { fontRules, type Font } from './fonts';

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
  /** Address of the web manifest. */
  manifest: string;
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const manifestLink = /<link rel="manifest" href="([^"]+)"\/>/;
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
 * Takes Next's style sheets, scripts and data out of an exported page.
 * @param html a whole page as `next build` writes it
 * @returns the page without them, with what they were
 * @throws Error when the page has a script that is not known: the export of another version of Next
 */
export function takeApart(html: string): NextParts & { html: string } {
  const scripts = new Set<string>();
  let entry: unknown;
  let flight = '';
  const rest = html
    .replace(stylesheet, '')
    .replace(manifestLink, '')
    .replace(scriptPreload, '')
    .replace(scriptFile, (_, src: string, kind: string) => {
      // Polyfills for browsers without modules, which the site's CSS does not know either.
      if (!kind.startsWith('noModule')) scripts.add(src);
      return '';
    })
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
  if (!entry || !flight || scripts.size === 0) throw new Error("no trace of Next's scripts");
  const [, unknown] = unknownScript.exec(rest) ?? [];
  if (unknown !== undefined) throw new Error(`a script that is not known: ${unknown.slice(0, 80)}`);
  const [, manifest] = manifestLink.exec(html) ?? [];
  if (!manifest) throw new Error('no link to the web manifest');
  return { html: rest, styles: stylesOf(html), scripts: [...scripts], entry, flight, manifest };
}

/** What a page gets in place of {@link NextParts}. */
export interface PageParts {
  /** What the page uses of the site's CSS: the loader removes it when it has fetched all of it. */
  css: string;
  /** CSS that is in no style sheet: it stays. */
  ownCss: string;
  /** What is fetched after the first paint, by the browser itself where there is no script. */
  fonts: readonly Font[];
  /** The compiled script of the head, which fetches it. */
  afterPaint: string;
  /** The compiled script of the end, which fetches Next's scripts. */
  loader: string;
  /** Address of a file with the page's flight data. */
  flightAddress: string;
  /** Integrity of a file of the export, by its address. */
  integrity: (address: string) => string;
}

/**
 * Puts a page together again so that its first screen needs nothing but the document: with
 * the CSS in it, and with scripts that fetch the fonts after the first paint, all else later.
 * @param page what {@link takeApart} returned
 * @param parts its CSS, and what the loader is to fetch
 * @throws Error when the page ends otherwise than Next's pages do
 */
export function putTogether(page: NextParts & { html: string }, parts: PageParts): string {
  const withIntegrity = (address: string) => [address, parts.integrity(address)];
  const boot = JSON.stringify({
    flight: parts.flightAddress,
    entry: page.entry,
    styles: page.styles.map(withIntegrity),
    scripts: page.scripts.map(withIntegrity),
  });
  const late = JSON.stringify({ fonts: parts.fonts, manifest: page.manifest });
  const head =
    `<style>${parts.ownCss}</style><style data-page>${parts.css}</style>` +
    `<script data-late='${escapeAttribute(late)}'>${parts.afterPaint}</script>` +
    `<noscript><link rel="manifest" href="${page.manifest}"/><style>${fontRules(parts.fonts)}</style></noscript>`;
  const script = `<script data-boot='${escapeAttribute(boot)}'>${parts.loader}</script>`;
  const html = insertBefore(page.html, '</head>', head);
  return insertBefore(html, '</body>', script);
}

function insertBefore(html: string, end: string, addition: string): string {
  const at = html.lastIndexOf(end);
  if (at < 0) throw new Error(`no ${end}`);
  return html.slice(0, at) + addition + html.slice(at);
}

/** For an attribute in single quotes: JSON is full of double ones. */
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
