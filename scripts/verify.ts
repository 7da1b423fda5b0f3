import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, changedOnHost, readChecksums } from '@/build/checksums';
import { CommandError, readArguments } from '@/build/cli';

const usage = `npm run verify -- [--site https://…/]
Builds the commit twice, in different folders, time zones and languages, and compares the exports.
With --site, it compares the files that a host serves with out/.`;

const { values } = readArguments(usage, { options: { site: { type: 'string' } } });
const changed = values.site === undefined ? compareBuilds() : await compareHost(values.site);
if (changed.length > 0) throw new CommandError(`Not the same:\n${changed.join('\n')}`);
console.log('The files are the same.');

function compareBuilds(): string[] {
  // Both builds need the same date, because a build publishes posts up to its date.
  const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  const build = (name: string, env: Record<string, string>) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'verify-'));
    const folder = path.join(parent, name);
    try {
      execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
      // A copy, because Turbopack does not follow links out of a project, and file names would contain
      // the path of an outer project.
      cpSync('node_modules', path.join(folder, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
        cwd: folder,
        env: { ...process.env, SOURCE_DATE_EPOCH, ...env },
        stdio: 'inherit',
      });
      return readChecksums(path.join(folder, 'out'));
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  };
  return changedFiles(
    build('one', { TZ: 'Pacific/Auckland', LANG: 'C' }),
    build('another/much-longer-path', { TZ: 'America/Los_Angeles', LANG: 'fr_FR.UTF-8' }),
  );
}

async function compareHost(site: string): Promise<string[]> {
  if (!URL.canParse(site)) throw new CommandError(`--site: "${site}" is not a URL.`);
  return changedOnHost(site.replace(/\/?$/, '/'), readChecksums('out'));
}
