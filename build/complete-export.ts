import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/dates';
import type { Content } from '@/lib/content/load';
import { SECURITY_TXT, securityTxt } from '@/lib/seo/security-txt';
import { site } from '@/lib/site';
import { buildCv } from '@/lib/cv/build-cv';
import { siteContent } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { NO_ENTRY, postSourcePath } from '@/lib/urls';
import { cvOptions } from './cv-options';
import { finishPages } from '@/scripts/postbuild';
import { aliasPages } from './aliases';
import { readHostSite } from './read-host-site';
import { exportFiles } from '@/lib/hosts/host-files';
import { runCommand } from './run-command';
import { writeFiles } from './write-files';

/**
 * Adds the files that Next does not generate to an export, and post-processes its pages.
 * @param out folder of Next's export
 * @param basePath base path of the site, such as `/portfolio`; empty for none
 * @throws Error if Next's output has an unexpected format
 */
export async function completeExport(out: string, basePath: string): Promise<void> {
  removeStandIns(out);
  await Promise.all([
    writeCv(),
    runCommand('tsx', 'build/images/build-images.ts'),
    completePages(),
  ]);
  writeFiles(out, aliasPages(siteContent(), basePath));
  writeFiles(out, exportFiles(readHostSite(basePath)));
  const contact = securityTxt(site.owner, site.settings.securityContactUntil, buildDay());
  // security.txt is only valid at the root of a host.
  if (contact && basePath === '') writeFiles(out, { [SECURITY_TXT]: contact });

  async function writeCv() {
    for (const file of await buildCv(out, cvOptions())) console.log(file);
  }

  /** The steps that this process runs while the commands above run in parallel. */
  async function completePages() {
    await finishPages(out, basePath);
    const content = siteContent();
    writeMarkdown(out, content);
  }
}

/** Removes the pages that stand for none: Next refuses dynamic routes without pages. */
function removeStandIns(out: string) {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name).split('.')[0] !== NO_ENTRY) continue;
    rmSync(path.join(out, name), { recursive: true, force: true });
  }
}

/** Writes each post's Markdown beside its page, and where the page was before. */
function writeMarkdown(out: string, { posts }: Content) {
  for (const { id, aliases, source } of posts) {
    const earlier = aliases?.filter((alias) => /^\/blog\/.*\/$/.test(alias)) ?? [];
    const names = earlier.map((alias) => `${alias.slice(1, -1)}.md`);
    for (const name of [postSourcePath(id), ...names]) writeFiles(out, { [name]: source });
  }
}
