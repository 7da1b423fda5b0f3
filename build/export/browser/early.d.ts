/** The data of the page, at the beginning of the script in its head (head.ts). */
declare const page: import('../assemble-page').PageData;

/** The data of the kind of page, at the beginning of the late script. */
declare const kind: import('../late-script').KindData;

/** What React needs, at the beginning of the script that starts it. */
declare const resources: import('../late-script').ReactResources;

/** What the script in the head hands to the late script. */
interface Early {
  page: typeof page;
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

/** A script hands over to the next one by a property of its element. */
interface HTMLScriptElement {
  early: Early;
  /** URL of the data that React hydrates the page with. */
  flight: string;
}

/** A rule of https://www.w3.org/TR/trusted-types/: a string that it returns is let through, null is refused. */
type TrustedTypesRule = (text: string) => string | null;

interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', TrustedTypesRule>>,
    ) => Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;
  };
}
