import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '@/build/cli/command-error';
import { basePathOf, expectExport } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { findCommand } from '@/tests/hosts/find-command';
import { servers } from '@/tests/hosts/servers';
import { hostsTable, remarks, type Row } from '@/tests/hosts/table';
import { tryServer } from '@/tests/hosts/try-server';

/*
 * Serves out/ with the real servers, as far as they are installed, and looks whether it works there:
 * npm run test:hosts [-- --only nginx --fast]
 */

const { values } = readArguments({
  call: 'npm run test:hosts --',
  does: 'Serves out/ with the real servers that are installed, and looks whether it works there.',
  options: {
    only: { type: 'string', default: '', says: 'part of the name of a server' },
    fast: { type: 'boolean', says: 'without the browser tests' },
  },
});
const leftOut = values.fast ? { browser: 'asked to be fast' } : {};
const base = basePathOf('BASE_PATH', process.env.BASE_PATH ?? '');
expectExport('out');

const wanted = servers.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (wanted.length === 0) {
  const names = servers.map(({ name }) => name).join(', ');
  throw new CommandError(`--only: expected part of one of ${names}; found "${values.only}".`);
}

const rows: Row[] = [];
for (const server of wanted) {
  const command = findCommand(server.command);
  if (!command) {
    rows.push({ name: server.name, result: `there is no command ${server.command}` });
    continue;
  }
  console.log(`== ${server.name}: ${command}`);
  const withLess = { ...server, cannot: { ...server.cannot, ...leftOut } };
  const work = mkdtempSync(join(tmpdir(), 'portfolio-host-'));
  // Servers that root starts read the site as somebody else.
  chmodSync(work, 0o755);
  try {
    rows.push({ name: server.name, result: await tryServer(withLess, command, base, work) });
  } catch (error) {
    const problems = [(error as Error).message];
    rows.push({ name: server.name, result: { files: { kind: 'wrong', problems } } });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
const said = remarks(rows);
console.log(`\n${hostsTable(rows)}\n${said.map((remark) => `\n${remark}`).join('')}`);
if (said.some((remark) => remark.includes('✗'))) process.exitCode = 1;
