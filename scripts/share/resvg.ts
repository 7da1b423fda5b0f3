import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { palettePng } from './palette-png';

// The WebAssembly build is one package for all platforms. It does not find its own file in Node.
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<void> | undefined;

/**
 * Draws an opaque SVG without text as a PNG of its own size. The same picture gives the same bytes on
 * every machine.
 */
export async function rasterise(svg: string): Promise<Uint8Array> {
  await (ready ??= initWasm(readFileSync(wasm)));
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = picture.render();
  const png = palettePng(image.pixels, image.width, image.height);
  image.free();
  picture.free();
  return png;
}
