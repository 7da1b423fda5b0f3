import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

// The WebAssembly build is one package for all platforms. It does not find its own file in Node.
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<void> | undefined;

/**
 * Draws an SVG file as a PNG. The same file gives the same bytes.
 * @param svg a square picture without text
 * @param size side in pixels
 */
export async function rasterise(svg: string, size: number): Promise<Uint8Array> {
  await (ready ??= initWasm(readFileSync(wasm)));
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}
