import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

const load = createRequire(import.meta.url);

/**
 * TypeScript's API, loaded when it is first needed. `import` would search its nine megabytes for exports first, which
 * takes twice as long as to load them: https://nodejs.org/api/esm.html#commonjs-namespaces
 */
export const typescript = (): typeof TypeScript => load('typescript') as typeof TypeScript;
