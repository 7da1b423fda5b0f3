import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { CvError } from './cv-error';

// A few pages are set sooner than the optimising compiler is done with the module, and sooner than
// the functions that they do not need are checked: seven times, measured.
setFlagsFromString('--liftoff-only');
setFlagsFromString('--wasm-lazy-validation');

// The WebAssembly build is one package for all platforms. It does not find its own file in Node.
const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
initSync({ module: readFileSync(wasm) });

const mainFile = '/template.typ';
/** Diagnostics as objects: see `DiagnosticsFormat` in typst.ts. */
const asObjects = 3;

interface Diagnostic {
  severity: string;
  /** Line and column, from zero: `0:8-0:8`. */
  range: string;
  message: string;
}

/**
 * The code points that a font has glyphs for.
 * @param font a TrueType or OpenType font
 */
export function coverageOf(font: Uint8Array): Set<number> {
  // Lengths of runs of code points, in turn without and with glyphs, from U+0000.
  const runs: number[] = new TypstFontResolverBuilder().get_font_info(font).info[0].coverage;
  const covered = new Set<number>();
  let next = 0;
  runs.forEach((length, index) => {
    for (const end = next + length; next < end; next++) if (index % 2 === 1) covered.add(next);
  });
  return covered;
}

/** Where in the template, counted from one as editors do. */
function place({ range }: Diagnostic): string {
  const [line = 0, column = 0] = range.split(/[:-]/).map(Number);
  return `line ${line + 1}, column ${column + 1}`;
}

/**
 * Sets a document, once for each set of inputs; what they have in common is done once.
 * @param source a Typst document; it reads the inputs as `sys.inputs`
 * @param fonts static TrueType fonts; there are no others, system fonts least of all
 * @returns a tagged PDF for each set of inputs
 * @throws CvError with the places in the document, when it does not compile
 */
export async function compileTypst(
  source: string,
  inputs: readonly Record<string, string>[],
  fonts: readonly Uint8Array[],
): Promise<Uint8Array[]> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source(mainFile, source);
  const pdfs = inputs.map((values) => {
    const { result, diagnostics = [] }: { result?: Uint8Array; diagnostics?: Diagnostic[] } =
      compiler.compile(mainFile, Object.entries(values), 'pdf', asObjects);
    if (result) return result;
    throw new CvError(
      [
        'The CV does not compile.',
        ...diagnostics.map((one) => `${place(one)}: ${one.message}`),
      ].join('\n  '),
      'Mend it in build/cv/template.typ.',
    );
  });
  compiler.free();
  return pdfs;
}
