import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CarReader } from '@ipld/car';
import { exporter, recursive } from 'ipfs-unixfs-exporter';
import { writeCar } from '@/build/ipfs';

/*
 * Writes a folder as a CAR file and reads that with the package of the other direction. Prints both CIDs
 * and the SHA-256 hash of each file as JSON. A script, because Jest cannot load these packages.
 */

const [, , folder = '', file = ''] = process.argv;
const cid = await writeCar(folder, file);
const car = await CarReader.fromIterable(createReadStream(file));
const [root] = await car.getRoots();
if (!root) throw new Error('no root');
const blocks = {
  async *get(wanted: typeof root) {
    const block = await car.get(wanted);
    if (block) yield block.bytes;
  },
};
const files: Record<string, string> = {};
for await (const found of recursive(root, blocks)) {
  const entry = await exporter(found.cid, blocks);
  if (entry.type !== 'file' && entry.type !== 'raw') continue;
  const hash = createHash('sha256');
  for await (const part of entry.content()) hash.update(part);
  files[found.path.replace(/^[^/]*\//, '')] = hash.digest('hex');
}
console.log(JSON.stringify({ cid, root: String(root), files }));
