import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CarWriter } from '@ipld/car';
import { importer, type ImportResult, type WritableStorage } from 'ipfs-unixfs-importer';
import { filesIn } from '@/lib/files-in';

/**
 * Writes a folder as a CAR file, which IPFS nodes and pinning services import:
 * https://ipld.io/specs/transport/car/carv1/
 * @param folder path of the folder; hidden files count
 * @param file path of the CAR file
 * @returns the CID of the folder. It depends on names and bytes alone, as everything in the profile
 *   unixfs-v1-2025 does: https://specs.ipfs.tech/ipips/ipip-0499/
 */
export async function writeCar(folder: string, file: string): Promise<string> {
  // A CAR file begins with the CID of the folder, which is known at the end: nothing is kept before.
  const { cid } = await importFolder(folder, (cid) => Promise.resolve(cid));
  const { writer, out } = CarWriter.create([cid]);
  const written = pipeline(Readable.from(out), createWriteStream(file));
  const known = new Set<string>();
  await importFolder(folder, async (cid, bytes) => {
    const name = cid.toString();
    if (!known.has(name)) await writer.put({ cid, bytes: bytes as Uint8Array });
    known.add(name);
    return cid;
  });
  await writer.close();
  await written;
  return cid.toString();
}

/** Passes the blocks of a folder to `put`, one after the other; returns the folder itself. */
async function importFolder(folder: string, put: WritableStorage['put']): Promise<ImportResult> {
  const files = filesIn(folder).map((name) => ({
    path: name,
    content: createReadStream(path.join(folder, name)),
  }));
  const inOrder = { fileImportConcurrency: 1, blockWriteConcurrency: 1 };
  const options = { profile: 'unixfs-v1-2025', wrapWithDirectory: true, ...inOrder } as const;
  let last: ImportResult | undefined;
  for await (const entry of importer(files, { put }, options)) last = entry;
  if (!last) throw new Error(`${folder} has no files`);
  return last;
}
