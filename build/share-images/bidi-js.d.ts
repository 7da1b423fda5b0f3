declare module 'bidi-js' {
  /** The part of the package's interface that is used; it ships no types. */
  export default function bidiFactory(): {
    /** Levels of the UTF-16 units of a text: https://unicode.org/reports/tr9/ */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
  };
}
