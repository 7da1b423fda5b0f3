import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/site';
import { siteDirectory } from '@/lib/site/directory';
import { pagesVariable, sitePages } from '@/lib/site/pages';

/* Shows the site while you write: npm run dev [-- --port 3001] */

const files = (folder: string) => {
  const place = path.join(siteDirectory, 'content', folder);
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : [];
};
// Drafts are shown too, and a file with errors is reported on its page.
const pages = sitePages(site.settings, {
  posts: files('blog'),
  projects: files('projects'),
  pages: files('pages'),
});
spawn('next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...pagesVariable(pages) },
  shell: process.platform === 'win32',
}).on('close', (code) => process.exit(code ?? 1));
