import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';

const mainFile = '/template.typ';
/** `DiagnosticsFormat` of typst.ts: objects. */
const asObjects = 3;

interface Diagnostic {
  severity: string;
  /** Zero-based lines and columns: `0:8-0:8`. */
  range: string;
  message: string;
}

let isStarted = false;

function start() {
  if (isStarted) return;
  // With these flags (no optimising compiler, lazy validation) the CV takes 1.1 s of processor time instead
  // of 3.4 s.
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--wasm-lazy-validation');
  // In Node, the package cannot find its own wasm file.
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const wasm = load.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: readFileSync(wasm) });
  isStarted = true;
}

/** The version of the compiler, for caches. */
export function typstVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@myriaddreamin/typst-ts-web-compiler'] ?? '';
}

/** The family name under which a document finds a font. */
export function familyOf(font: Uint8Array): string {
  start();
  const { info }: { info: { family: string }[] } = new TypstFontResolverBuilder().get_font_info(
    font,
  );
  return info[0]?.family ?? '';
}

/** A Typst document that can be compiled several times. */
export interface TypstDocument {
  /**
   * @param inputs values that the document reads from `sys.inputs`
   * @returns a tagged PDF
   * @throws Error that lists all mistakes in the document with line and column
   */
  compile: (inputs: Readonly<Record<string, string>>) => Uint8Array;
  /**
   * Finds elements of the compiled document: https://typst.app/docs/reference/introspection/metadata/
   * @param selector such as a label, `<fit>`
   * @returns the values of the elements
   */
  query: (inputs: Readonly<Record<string, string>>, selector: string) => unknown;
  /** Frees the memory of the compiler. */
  close: () => void;
}

/** Opens a document with static TrueType fonts; system fonts are not used. */
export async function openTypst(
  source: string,
  fonts: readonly Uint8Array[],
): Promise<TypstDocument> {
  start();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source(mainFile, source);
  const compile: TypstDocument['compile'] = (inputs) => {
    const { result, diagnostics = [] }: { result?: Uint8Array; diagnostics?: Diagnostic[] } =
      compiler.compile(mainFile, Object.entries(inputs), 'pdf', asObjects);
    if (result) return result;
    const lines = diagnostics.map(({ range, message }) => {
      const [line = 0, column = 0] = range.split(/[:-]/).map(Number);
      return `scripts/cv/template.typ:${line + 1}:${column + 1}: ${message}`;
    });
    throw new Error(lines.join('\n'));
  };
  const query: TypstDocument['query'] = (inputs, selector) =>
    JSON.parse(compiler.query(mainFile, Object.entries(inputs), selector, 'value'));
  return { compile, query, close: () => compiler.free() };
}
