import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/dates';
import type { Content } from '@/lib/content/load-content';
import { SECURITY_TXT, securityTxt } from '@/lib/outputs/security-txt';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { postSourcePath } from '@/lib/urls';
import { postProcess } from './export/post-process';
import { exportFiles } from './hosts/host-files';
import { filesIn } from '@/lib/files-in';
import { runCommand } from './run-command';
import { writeChecksums } from './checksums';
import { writeFiles } from './write-files';
import { writeSearch } from './write-search';

/**
 * Adds to an export what Next does not do, and post-processes its pages.
 * @param out its folder, as Next wrote it
 * @param basePath what paths begin with, such as `/portfolio`, or nothing
 * @throws Error if Next's output is of another form
 */
export async function completeExport(out: string, basePath: string): Promise<void> {
  publishSiteFolder(out);
  await Promise.all([
    runCommand('tsx', 'build/share-images/build-share-images.ts', '--out', out),
    site.settings.pages.cv && runCommand('tsx', 'build/cv/build-cv.ts', '--out', `${out}/cv`),
    runCommand('tsx', 'build/icons/build-icons.ts', '--out', out),
    runCommand('tsx', 'build/images/build-images.ts', '--out', out),
    completePages(),
  ]);
  writeFiles(out, exportFiles(basePath));
  const contact = securityTxt(site.owner, buildDay());
  // It counts at the root of a host alone.
  if (contact && basePath === '') writeFiles(out, { [SECURITY_TXT]: contact });
  console.log(`${out}/checksums.txt: ${writeChecksums(out)} files`);

  /** What this process does while the others draw. */
  async function completePages() {
    await postProcess(out, basePath);
    const content = siteContent();
    writeMarkdown(out, content);
    const search = writeSearch(content, site.words, out);
    console.log(`${out}/search: ${search.count} pages, ${search.bytes} bytes`);
  }
}

/** Next publishes the `public/` of the repository: the site that SITE names has another one. */
function publishSiteFolder(out: string) {
  const own = path.resolve('public');
  const wanted = path.join(siteDirectory, 'public');
  if (wanted === own) return;
  for (const name of filesIn(own)) rmSync(path.join(out, name));
  if (existsSync(wanted)) cpSync(wanted, out, { recursive: true });
}

/** Puts each post's markdown beside its page. */
function writeMarkdown(out: string, { posts }: Content) {
  for (const { summary, source } of posts) {
    writeFileSync(path.join(out, postSourcePath(summary.id)), source);
  }
}
