import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontPackages } from './fonts';

/** What draws pictures: the code, and the packages that it uses. */
const code = 'build/share-images';
const tokens = 'tailwind.config.ts';
const packages = [...fontPackages, '@resvg/resvg-wasm', 'bidi-js', 'harfbuzzjs', 'subset-font'];

/**
 * A name for everything that goes into all pictures. It changes with the code, the design tokens and
 * the packages.
 */
function drawingFingerprint(): string {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string } | undefined>;
  };
  const hash = createHash('sha256').update(readFileSync(tokens));
  for (const file of readdirSync(code).sort()) hash.update(readFileSync(path.join(code, file)));
  for (const name of packages) hash.update(lock.packages[`node_modules/${name}`]?.integrity ?? '');
  return hash.digest('hex');
}

/**
 * Keeps pictures from build to build.
 * @param folder where they are kept; it is made where it does not exist
 */
export function pictureCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const fingerprint = drawingFingerprint();
  const kept = new Set(readdirSync(folder));
  const used = new Set<string>();
  const fileOf = (item: object) =>
    `${createHash('sha256').update(fingerprint).update(JSON.stringify(item)).digest('hex')}.png`;
  return {
    /** The picture that was drawn from the same things before. */
    find(item: object): Uint8Array | undefined {
      const file = fileOf(item);
      used.add(file);
      return kept.has(file) ? readFileSync(path.join(folder, file)) : undefined;
    },
    keep(item: object, png: Uint8Array) {
      writeFileSync(path.join(folder, fileOf(item)), png);
    },
    /** Removes what no picture of this build is made from any more. */
    tidy() {
      for (const file of kept) if (!used.has(file)) rmSync(path.join(folder, file));
    },
  };
}
