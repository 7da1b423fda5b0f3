/**
 * Tells V8 to compile all functions of a file while it downloads. Otherwise it skips most of them, and compiles them
 * in one long task when the page starts: https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
