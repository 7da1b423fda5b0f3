/** What a page tells its scripts. It stands at the beginning of the one in its head (head.ts). */
interface PageData {
  fonts: [family: string, url: string, weight: string][];
  /** The font of the first headings, in Base64. */
  headingFont: string;
  /** URL and integrity of the script that comes after the first paint. */
  late: [string, string];
  /** The CSS that comes with it. */
  lateCss: [string, string];
  /** URL of the data that React hydrates the page with. */
  flight: string;
}

/** What is the same on all pages of a kind. It stands at the beginning of the late script. */
interface KindData {
  /** Attributes of the links that browsers need not follow before the first paint. */
  links: Record<string, string>[];
  /** The words of the search. */
  search: { label: string; field: string; placeholder: string; close: string; start: string };
  /** URL and integrity of start-react.ts. */
  react: [string, string];
}

/** What the script that starts React fetches. It stands at the beginning of it. */
interface Resources {
  /** What Next's own inline script hands to Turbopack's runtime. */
  entry: unknown;
  /** URLs and integrity of the style sheets and scripts that Next's pages name. */
  styles: [string, string][];
  scripts: [string, string][];
}

/** What the late script hands to the script that starts React, as a property of its element. */
interface Start {
  /** URL of the data that React hydrates the page with. */
  flight: string;
  /** What to do when something needs React again. */
  again: (() => unknown)[];
}

/** What the script in the head hands to the late script, as a property of its element. */
interface Early {
  page: PageData;
  /** Passes the URLs of scripts until trusted-types.ts does. */
  policy?: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']>;
  /** The fonts, each undefined if it does not come. */
  fonts?: Promise<FontFace | undefined>[];
  /** What was clicked so far and only script can answer. */
  clicks: HTMLElement[];
  /** The keys so far. */
  keys: KeyboardEvent[];
  /** Ends both, and repeats the clicks. */
  release: () => void;
}

/** The data of the page, in the script of its head. */
declare const page: PageData;

/** The data of the kind of page, in the late script. */
declare const kind: KindData;

/** What React needs, in the script that starts it. */
declare const resources: Resources;

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
