import { runCommand } from '@/build/run-command';
import { checkBasePath, readArguments } from '@/build/cli';
import { PROVISIONAL_ID } from '@/build/export/build-id';

const usage = `npm run build
Writes the site to out/. BASE_PATH=/portfolio builds it for that path.`;

readArguments(usage, {});
const { BASE_PATH: basePath = '' } = process.env;
checkBasePath(basePath);

// A shell that is set up for writing must not publish drafts.
Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: PROVISIONAL_ID });

await runCommand('tsx', 'build/read-content.ts');
await runCommand('next', 'build');
// Loaded only now: it would take memory for as long as Next runs.
const { completeExport } = await import('@/build/complete-export');
await completeExport('out', basePath);
