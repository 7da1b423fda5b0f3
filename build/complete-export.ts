import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/dates';
import { PUBLISHED, publishedList } from '@/lib/check/published';
import { allPaths } from '@/lib/check/site-paths';
import type { Content } from '@/lib/content/model';
import { SECURITY_TXT, securityTxt } from '@/lib/outputs/security-txt';
import { site } from '@/lib/site';
import { loadSiteContent, siteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { postSourcePath } from '@/lib/urls';
import { postProcess } from './export/post-process';
import { aliasPages } from './aliases';
import { readHostSite } from './read-host-site';
import { exportFiles } from './hosts/host-files';
import { filesIn } from '@/lib/files-in';
import { runCommand } from './run-command';
import { writeChecksums } from './checksums';
import { writeFiles } from './write-files';
import { writeSearch } from './write-search';

/**
 * Adds the files that Next does not generate to an export, and post-processes its pages.
 * @param out folder of Next's export
 * @param basePath base path of the site, such as `/portfolio`; empty for none
 * @param forIpfs whether the export is for IPFS
 * @throws Error if Next's output has an unexpected format
 */
export async function completeExport(
  out: string,
  basePath: string,
  forIpfs = false,
): Promise<void> {
  publishSiteFolder(out);
  await Promise.all([
    runCommand('tsx', 'build/share-images/build-share-images.ts'),
    site.settings.pages.cv && runCommand('tsx', 'build/cv/build-cv.ts', '--out', `${out}/cv`),
    runCommand('tsx', 'build/icons/build-icons.ts'),
    runCommand('tsx', 'build/images/build-images.ts'),
    completePages(),
  ]);
  writeFiles(out, aliasPages(siteContent(), basePath));
  writeFiles(out, exportFiles(readHostSite(basePath), forIpfs));
  const contact = securityTxt(site.owner, buildDay());
  // security.txt is only valid at the root of a host.
  if (contact && basePath === '') writeFiles(out, { [SECURITY_TXT]: contact });
  recordPublished();
  console.log(`${out}/checksums.txt: ${writeChecksums(out)} files`);

  /** The steps that this process runs while the commands above run in parallel. */
  async function completePages() {
    await postProcess(out, basePath, path.join(siteDirectory, '.cache/pages'));
    const content = siteContent();
    writeMarkdown(out, content);
    const search = writeSearch(content, site.strings, out);
    console.log(`${out}/search: ${search.count} pages, ${search.bytes} bytes`);
  }
}

/** Adds the paths of this build to the list of published ones. */
function recordPublished() {
  const paths = allPaths(site, siteDirectory, loadSiteContent());
  const list = publishedList(siteDirectory, paths);
  const file = path.join(siteDirectory, PUBLISHED);
  if (existsSync(file) && readFileSync(file, 'utf8') === list) return;
  writeFileSync(file, list);
  console.log(`${PUBLISHED}: new paths, which stay published: commit this file`);
}

/** Next copies the repository's `public/`. Replaces its files if SITE points to another site. */
function publishSiteFolder(out: string) {
  const copied = path.resolve('public');
  const wanted = path.join(siteDirectory, 'public');
  if (wanted === copied) return;
  for (const name of filesIn(copied)) rmSync(path.join(out, name));
  if (existsSync(wanted)) cpSync(wanted, out, { recursive: true });
}

/** Writes each post's Markdown beside its page, and where the page was before. */
function writeMarkdown(out: string, { posts }: Content) {
  for (const { summary, file } of posts) {
    const earlier = summary.aliases?.filter((alias) => /^\/blog\/.*\/$/.test(alias)) ?? [];
    const names = earlier.map((alias) => `${alias.slice(1, -1)}.md`);
    for (const name of [postSourcePath(summary.id), ...names])
      writeFiles(out, { [name]: file.source });
  }
}
