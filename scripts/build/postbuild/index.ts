import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicySources } from '@/lib/services';
import { noProgress, type Progress } from '../../shared/progress';
import { COMPILE_HINT } from '../compile-hint';
import { addSecurityPolicy, joinScripts } from './csp';
import { loadAfterPaint, isDelayed, scriptsOf } from './load-after-paint';
import { pageStyles } from './page-styles';

interface FinishOptions {
  /** The folder of the pages, if they are not all pages of the export. */
  pages?: string;
  /** Hosts of services that the policy allows. */
  sources?: PolicySources;
  /** Folder of the owner's own HTML files. */
  publicFolder?: string;
  /** Reports each page. */
  progress?: Progress;
}

/**
 * Finishes the pages of an export: the first paint needs only the document, each page gets its Content Security
 * Policy, and scripts that pages load at once get a compile hint. HTML files from public/ are not changed.
 * @param out folder of the export
 * @param basePath base path, such as `/portfolio`; empty for none
 */
export async function finishPages(
  out: string,
  basePath: string,
  { pages = out, sources, publicFolder = 'public', progress = noProgress }: FinishOptions = {},
): Promise<void> {
  const fileOf = (url: string) => path.join(out, decodeURI(url.slice(basePath.length)));
  const stylesOf = pageStyles((url) => readFileSync(fileOf(url), 'utf8'));
  const scripts = new Set<string>();
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !existsSync(path.join(publicFolder, name)),
  );
  const tick = progress('Pages', names.length);
  for (const name of names) {
    const file = path.join(pages, name);
    const html = readFileSync(file, 'utf8');
    for (const url of scriptsOf(html)) scripts.add(url);
    const deferred = joinScripts(await loadAfterPaint(html, stylesOf));
    if (isDelayed(deferred)) {
      console.warn(
        `The first paint of ${file} waits for scripts or style sheets: see scripts/build/postbuild/load-after-paint.ts`,
      );
    }
    writeFileSync(file, addSecurityPolicy(deferred, sources));
    tick();
  }
  for (const url of scripts) addCompileHint(fileOf(url));
}

/** Adds the hint to a script of the site, once. */
function addCompileHint(file: string) {
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + script);
}
