import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

export { Resvg } from '@resvg/resvg-wasm';

// The WebAssembly build is one package for all platforms. It does not find its own file in Node.
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<void> | undefined;

/** Starts what draws SVG, once; `Resvg` works from then on. */
export const startResvg = (): Promise<void> => (ready ??= initWasm(readFileSync(wasm)));
