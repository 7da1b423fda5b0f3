/** What a page tells its scripts. It stands at the beginning of the one in its head (head.ts). */
interface PageData {
  fonts: [family: string, url: string, weight: string][];
  /** URL and integrity of the script that comes after the first paint. */
  late: [string, string];
  /** URL of the data that React hydrates the page with. */
  flight: string;
}

/** What is the same on all pages of a kind. It stands at the beginning of the late script. */
interface KindData {
  /** Attributes of the links that browsers need not follow before the first paint. */
  links: Record<string, string>[];
  /** What Next's own inline script hands to Turbopack's runtime. */
  entry: unknown;
  /** URLs and integrity of the style sheets and scripts that Next's pages name. */
  styles: [string, string][];
  scripts: [string, string][];
}

/** What the script in the head hands to the late script, as a property of its element. */
interface Early {
  page: PageData;
  /** The fonts that have come. */
  fonts: Promise<FontFace[]>;
  /** The signs of intent so far. */
  events: Event[];
  /** Ends the writing down of those. */
  taken: AbortController;
  /** Ends the keeping of a click: script is there, or does not come, and links are links. */
  release: () => void;
}

/** The data of the page, in the script of its head. */
declare const page: PageData;

/** The data of the kind of page, in the late script. */
declare const kind: KindData;

/** A rule of https://www.w3.org/TR/trusted-types/: what it returns passes, nothing does not. */
type TrustedTypesRule = (text: string) => string | null;

interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', TrustedTypesRule>>,
    ) => Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;
  };
}
