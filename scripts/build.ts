import { fork } from 'node:child_process';
import { outDirectory } from '@/lib/site/directory';
import { pagesVariable, type SitePages } from '@/lib/site/pages';
import { runCommand } from '@/build/run-command';
import { basePathOf } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { PROVISIONAL_ID } from '@/build/export/build-id';

readArguments({
  call: 'npm run build --',
  does: 'Builds the export into out/: checks the content, then runs Next and what Next does not do.',
});

const basePath = basePathOf('BASE_PATH', process.env.BASE_PATH ?? '');

// A shell that is set up for writing must not publish drafts.
Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: PROVISIONAL_ID });

Object.assign(process.env, pagesVariable(await readContent()));
await runCommand('next', 'build');
// Loaded only now: it would take memory for as long as Next runs.
const { completeExport } = await import('@/build/complete-export');
await completeExport(outDirectory, basePath);

/** Checks and renders the content in a process of its own, whose memory Next needs afterwards. */
function readContent(): Promise<SitePages> {
  return new Promise((resolve) => {
    fork('build/read-content.ts', { execArgv: ['--import', 'tsx'] })
      .on('message', resolve)
      .on('close', (code) => code !== 0 && process.exit(code ?? 1));
  });
}
