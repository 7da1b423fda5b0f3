/** @jest-environment node */
import { spawnSync } from 'node:child_process';

it('the site has no errors as it is published', () => {
  const check = ['--import', 'tsx', 'scripts/check.ts', '--quiet'];
  const { stdout, status } = spawnSync(process.execPath, check, { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
