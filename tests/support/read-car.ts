import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CarReader } from '@ipld/car';
import { exporter, recursive } from 'ipfs-unixfs-exporter';

/**
 * Reads a CAR file with the packages of IPFS.
 * @returns the CID of its folder, and the SHA-256 hash of each file by path
 */
export async function readCar(file: string) {
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
  return { root: String(root), files };
}
