import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkBasePath, explainErrors, paint } from '@/build/cli';
import { buildFonts } from '@/build/fonts/build-fonts';
import { checkTypefaces } from '@/build/fonts/check-typefaces';
import { basePath } from '@/lib/base-path';
import { checkDataFiles } from '@/lib/check/data-files';
import { formatProblems } from '@/lib/content/problem';
import { site, writtenSite } from '@/lib/site';
import { printedFile } from '@/lib/site/content';
import { siteDirectory } from '@/lib/site/directory';
import { pagesVariable, sitePages } from '@/lib/site/pages';

/* Starts the development server: npm run dev [-- --port 3001] */

explainErrors();
checkBasePath(basePath);
const files = (folder: string) => {
  const place = path.join(siteDirectory, 'content', folder);
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : [];
};
// This counts drafts and invalid files too: Next shows drafts, and reports errors on their pages.
const pages = sitePages(site.settings, {
  posts: files('blog'),
  projects: files('projects'),
  pages: files('pages'),
});
// Pages report all other errors; without the theme there are none.
const theme = checkDataFiles(writtenSite).filter(({ file }) => file === 'data/theme.ts');
const errors = theme.length > 0 ? theme : checkTypefaces(site.theme.fonts, siteDirectory);
if (errors.length > 0) {
  console.error(formatProblems(errors, paint));
  process.exit(1);
}
rmSync(printedFile, { force: true });
await buildFonts(site.theme.fonts, siteDirectory);
spawn('next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...pagesVariable(pages) },
  shell: process.platform === 'win32',
}).on('close', (code) => process.exit(code ?? 1));
