import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCommand } from './test-hosts/find-command';
import { servers } from './test-hosts/servers';
import { hostsTable, remarks, type Row } from './test-hosts/table';
import { tryServer } from './test-hosts/try-server';

/*
 * Serves out/ with the real servers, as far as they are installed, and looks whether it works there:
 * npm run test:hosts [-- --only nginx --fast]
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** Without the browser tests. */
    fast: { type: 'boolean', default: false },
  },
});
const leftOut = values.fast ? { browser: 'asked to be fast' } : {};
const base = process.env.BASE_PATH ?? '';

if (!existsSync('out/index.html')) {
  console.error('There is no site in out/. Build it first: npm run build');
  process.exit(1);
}

const rows: Row[] = [];
for (const server of servers) {
  if (!server.name.toLowerCase().includes(values.only.toLowerCase())) continue;
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
