import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { changedFiles, changedOnHost, readChecksums } from '@/build/checksums';
import { CommandError, readArguments } from '@/build/cli';
import { copyProject } from '@/build/copy-project';

const usage = `npm run verify -- [--site https://…/]
Builds the project twice, in other folders, time zones and languages, and compares the exports; with
--site, compares what a host serves with out/.`;

const { values } = readArguments(usage, { options: { site: { type: 'string' } } });
const changed = values.site === undefined ? compareBuilds() : await compareHost(values.site);
if (changed.length > 0) throw new CommandError(`Not the same:\n${changed.join('\n')}`);
console.log('The files are the same.');

function compareBuilds(): string[] {
  // A build takes its day from the clock, because posts may wait for theirs.
  const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  const [one, other] = [
    { TZ: 'Pacific/Auckland', LANG: 'C' },
    { TZ: 'America/Los_Angeles', LANG: 'fr_FR.UTF-8' },
  ].map((surroundings) => {
    const { folder, remove } = copyProject();
    try {
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
        cwd: folder,
        env: { ...process.env, SOURCE_DATE_EPOCH, ...surroundings },
        stdio: 'inherit',
      });
      return readChecksums(path.join(folder, 'out'));
    } finally {
      remove();
    }
  });
  return changedFiles(one ?? new Map(), other ?? new Map());
}

async function compareHost(site: string): Promise<string[]> {
  if (!URL.canParse(site)) throw new CommandError(`--site: "${site}" is not a URL.`);
  return changedOnHost(site.replace(/\/?$/, '/'), readChecksums('out'));
}
