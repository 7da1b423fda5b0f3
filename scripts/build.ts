import { fork } from 'node:child_process';
import { outDirectory, siteDirectory } from '@/lib/site/directory';
import { runCommand } from '@/build/run-command';
import { checkBasePath, readArguments } from '@/build/cli';
import { buildId } from '@/build/build-id';
import { buildDay } from '@/lib/dates';
import { site } from '@/lib/site';

const usage = `npm run build
Builds the site into out/. BASE_PATH=/portfolio builds it for that path.`;

readArguments(usage, {});
const { BASE_PATH: basePath = '' } = process.env;
checkBasePath(basePath);

// NODE_ENV=development in the shell must not publish drafts.
const BUILD_ID = buildId(siteDirectory, buildDay(), basePath);
Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID });

await checkContent();
await runCommand('next', 'build');
// Imported late, to save memory while Next runs.
const { completeExport } = await import('@/build/complete-export');
await completeExport(outDirectory, basePath);

/** Checks the site in a separate process, which frees its memory for Next. */
function checkContent(): Promise<void> {
  return new Promise((resolve) => {
    fork('build/read-content.ts', { execArgv: ['--import', 'tsx'] }).on('close', (code) =>
      code === 0 ? resolve() : process.exit(code ?? 1),
    );
  });
}
