import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../support/content-folder';

const config = pathToFileURL('next.config.mjs').href;

/** Loads Next's configuration, as each of its commands does, in a folder of that name. */
function loadIn(name: string) {
  const cwd = path.join(projectFolder({}), name);
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
