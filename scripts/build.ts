import { runCommand } from './build/run-command';
import { basePathOf } from './cli/expect';
import { readArguments } from './cli/read-arguments';
import { PROVISIONAL_ID } from './finish/build-id';

readArguments({
  call: 'npm run build --',
  does: 'Builds the export into out/: checks the content, then runs Next and what Next does not do.',
});

const basePath = basePathOf('BASE_PATH', process.env.BASE_PATH ?? '');

// A shell that is set up for writing must not publish drafts.
Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: PROVISIONAL_ID });

await runCommand('tsx', 'scripts/build/read-content.ts');
await runCommand('next', 'build');
// Loaded only now: it would take memory for as long as Next runs.
const { completeExport } = await import('./build/complete-export');
await completeExport('out', basePath);
