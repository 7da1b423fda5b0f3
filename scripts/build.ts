import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/data/content/date';
import { loadContent, type Content } from '@/data/content/load-content';
import { SECURITY_TXT, securityTxt } from '@/data/machine/security-txt';
import { owner } from '@/data/owner';
import { postSourcePath } from '@/data/routes';
import { filesIn } from './build/files-in';
import { writeChecksums } from './build/write-checksums';
import { writeFiles } from './build/write-files';
import { writeSearch } from './build/write-search';
import { basePathOf } from './cli/expect';
import { readArguments } from './cli/read-arguments';
import { PROVISIONAL_ID, setBuildId } from './finish/build-id';
import { finishExport } from './finish/finish-export';
import { mergeScripts } from './finish/merge-scripts';
import { pageFiles } from './finish/page-files';
import { removeCopies } from './finish/remove-copies';
import { finishStyleSheets } from './finish/style-sheets';
import { exportFiles } from './hosts/host-files';

readArguments({
  call: 'npm run build --',
  does: 'Builds the export into out/: checks the content, then runs Next and what Next does not do.',
});

const out = 'out';
const basePath = basePathOf('BASE_PATH', process.env.BASE_PATH ?? '');

// A shell that is set up for writing must not publish drafts.
Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: PROVISIONAL_ID });

await run('tsx', 'scripts/build/read-content.ts');
await run('next', 'build');
await removeCopies(out);
const files = pageFiles(out);
const sheets = finishStyleSheets(out, files.styles, basePath);
const merged = mergeScripts(out, files.scripts, basePath);
const names = filesIn(out);
await Promise.all([
  run('tsx', 'scripts/build-share.ts', '--out', out),
  run('tsx', 'scripts/build-cv.ts', '--out', `${out}/cv`),
  run('tsx', 'scripts/build-icons.ts', '--out', out),
  run('tsx', 'scripts/build-pictures.ts', '--out', out),
  finishPages(),
]);
writeFiles(out, exportFiles(basePath));
const contact = securityTxt(owner, buildDay());
// It counts at the root of a host alone.
if (contact && basePath === '') writeFiles(out, { [SECURITY_TXT]: contact });
console.log(`${out}/checksums.txt: ${writeChecksums(out)} files`);

/** What this process does while the others draw. */
async function finishPages() {
  setBuildId(out, names, new Map([...sheets.names, ...merged]));
  await finishExport(out, names, basePath, sheets, new Set(merged.values()));
  const content = loadContent();
  writeMarkdown(content);
  const search = writeSearch(content, out);
  console.log(`${out}/search: ${search.count} pages, ${search.bytes} bytes`);
}

/** Puts each post's markdown beside its page. */
function writeMarkdown(content: Content) {
  for (const { summary, source } of content.posts) {
    writeFileSync(path.join(out, postSourcePath(summary.id)), source);
  }
}

/** Runs a command of a dependency; its failure is the build's. */
async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(path.join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0) process.exit(status ?? 1);
}
