import { createHash } from 'node:crypto';
import { CommandError } from '@/build/cli/command-error';

/** A file of an export, by its checksum. */
export interface Checksum {
  hash: string;
  file: string;
}

/** Files that are for hosts themselves, which many do not serve. */
const forHosts = /^(\.htaccess|\.nojekyll|_headers|vercel\.json)$/;

/**
 * Reads a list of checksums.
 * @param text content of `checksums.txt`
 */
export const readChecksums = (text: string): Checksum[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ hash: line.slice(0, 64), file: line.slice(66) }));

/**
 * Compares what a host serves with what was built.
 * @param site address of the site's root, with its closing slash
 * @param checksums of the build
 * @returns the files that are not the same, with the reason; nothing when all are
 * @throws CommandError when it does not answer
 */
export async function compareSite(site: string, checksums: readonly Checksum[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { hash, file } of checksums.filter((one) => !forHosts.test(one.file))) {
    const path = file.replace(/(^|\/)index\.html$/, '$1');
    const address = new URL(path.split('/').map(encodeURIComponent).join('/'), site);
    const response = await fetch(address).catch((error: Error) => {
      const { message } = (error.cause ?? error) as Error;
      throw new CommandError(`${address.href} does not answer: ${message}`);
    });
    const body = Buffer.from(await response.arrayBuffer());
    const found = createHash('sha256').update(body).digest('hex');
    if (!response.ok) problems.push(`${file}: status ${response.status}`);
    else if (found !== hash) problems.push(`${file}: other bytes`);
  }
  return problems;
}
