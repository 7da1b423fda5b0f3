import { outDirectory } from '@/lib/site/directory';
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

await runCommand('tsx', 'build/read-content.ts');
await runCommand('next', 'build');
// Loaded only now: it would take memory for as long as Next runs.
const { completeExport } = await import('@/build/complete-export');
await completeExport(outDirectory, basePath);
