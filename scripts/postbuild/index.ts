import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicySources } from '@/lib/services';
import { addSecurityPolicy } from './csp';
import { deferResources, isDelayed } from './defer-resources';
import { pageStyles } from './page-styles';

interface FinishOptions {
  /** The folder of the pages, if they are not all pages of the export. */
  pages?: string;
  /** Hosts of services that the policy allows. */
  sources?: PolicySources;
  /** Folder of the owner's own HTML files. */
  publicFolder?: string;
}

/**
 * Finishes the pages of an export: the first paint needs only the document, and each page gets its Content Security
 * Policy. HTML files from public/ are not changed.
 * @param out folder of the export
 * @param basePath base path, such as `/portfolio`; empty for none
 */
export async function finishPages(
  out: string,
  basePath: string,
  { pages = out, sources, publicFolder = 'public' }: FinishOptions = {},
): Promise<void> {
  const stylesOf = pageStyles((url) =>
    readFileSync(path.join(out, decodeURI(url.slice(basePath.length))), 'utf8'),
  );
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    if (!name.endsWith('.html') || existsSync(path.join(publicFolder, name))) continue;
    const file = path.join(pages, name);
    const html = readFileSync(file, 'utf8');
    const deferred = await deferResources(html, stylesOf);
    if (isDelayed(deferred)) {
      console.warn(
        `The first paint of ${file} waits for scripts or style sheets: see scripts/postbuild/defer-resources.ts`,
      );
    }
    writeFileSync(file, addSecurityPolicy(deferred, sources));
  }
}
