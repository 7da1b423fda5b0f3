/** The package has no types. */
declare module '@jsonresume/schema' {
  export function validate(
    resume: unknown,
    callback: (errors: readonly unknown[] | null, isValid: boolean) => void,
  ): void;
}
