/* These packages have no types. */

declare module 'html-purify/tests/test-vectors.js' {
  const vectors: Record<'html5secVectors' | 'generalVectors', readonly { input: string }[]>;
  export default vectors;
}

declare module '@jsonresume/schema' {
  export function validate(
    resume: unknown,
    callback: (errors: readonly unknown[] | null, isValid: boolean) => void,
  ): void;
}
