import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const config = pathToFileURL('next.config.mjs').href;

/** Loads Next's configuration, as each of its commands does, in a folder of that name. */
function loadIn(name: string) {
  const cwd = path.join(mkdtempSync(path.join(tmpdir(), 'folder-')), name);
  mkdirSync(cwd);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `import '${config}'`],
    { cwd, encoding: 'utf8' },
  );
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

it('a folder with # in its name stops Next with one line that names it', () => {
  const { status, lines } = loadIn('C# site');
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('C# site')]);
});

it('a folder with a dot in its name does not stop Next', () => {
  expect(loadIn('.cache')).toEqual({ status: 0, lines: [] });
});
