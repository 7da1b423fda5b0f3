import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHECKSUMS } from '@/build/write-checksums';
import { CommandError } from '@/build/cli/command-error';
import { readArguments } from '@/build/cli/read-arguments';
import { buildCopy } from './verify/build-copy';
import { compareFolders } from './verify/compare-folders';
import { compareSite, readChecksums } from './verify/compare-site';

/*
 * npm run verify                          builds the commit twice and compares the exports
 * npm run verify -- --site https://…/     compares what a host serves with out/
 */

const { values } = readArguments({
  call: 'npm run verify --',
  does: 'Builds the commit twice and compares the exports.',
  options: {
    site: { type: 'string', says: 'compare what this address serves with out/ instead' },
  },
});

const differences = values.site === undefined ? buildTwice() : await askHost(values.site);
if (differences.length > 0) {
  console.error(`\n${differences.join('\n')}\n\nNot the same: ${differences.length} files.`);
  process.exitCode = 1;
}

function buildTwice(): string[] {
  const work = mkdtempSync(path.join(tmpdir(), 'portfolio-verify-'));
  // The one thing that a build takes from the clock is its day, on which posts may wait.
  const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
  try {
    const one = buildCopy(path.join(work, 'one'), {
      ...{ SOURCE_DATE_EPOCH, TZ: 'Pacific/Auckland', LANG: 'C' },
    });
    const other = buildCopy(path.join(work, 'another', 'much-longer-path'), {
      ...{ SOURCE_DATE_EPOCH, TZ: 'America/Los_Angeles', LANG: 'fr_FR.UTF-8' },
    });
    const found = compareFolders(one, other);
    const count = readChecksums(readFileSync(path.join(one, CHECKSUMS), 'utf8')).length;
    if (found.length === 0) console.log(`\nTwo builds, ${count} files each, are the same.`);
    return found;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function askHost(site: string): Promise<string[]> {
  if (!/^https?:/.test(site) || !URL.canParse(site)) {
    throw new CommandError(`--site: expected an address such as https://…/; found "${site}".`);
  }
  const list = path.join('out', CHECKSUMS);
  if (!existsSync(list)) {
    throw new CommandError(`There is no ${list}. Build the site first: npm run build`);
  }
  const checksums = readChecksums(readFileSync(list, 'utf8'));
  const found = await compareSite(site.replace(/\/?$/, '/'), checksums);
  if (found.length === 0) console.log(`${site} serves what was built: ${checksums.length} files.`);
  return found;
}
