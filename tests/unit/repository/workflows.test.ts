/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('.github', 'workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

test.each(workflows)('%s runs actions of one commit each', (_, text) => {
  // A tag can be moved to other code: https://docs.github.com/en/actions/reference/security/secure-use
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  expect(uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(use))).toEqual([]);
});

test.each(workflows)('%s may read the repository, and only the deployment more', (_, text) => {
  const [top = '', all = ''] = text.split(/^jobs:$/m);
  const jobs = all.split(/^ {2}(?=\w[\w-]*:$)/m);
  expect(top).toMatch(/^permissions:\n {2}contents: read\n/m);
  const more = jobs.filter((job) => job.includes('permissions:'));
  expect(more.map((job) => job.split(':', 1)[0])).toEqual(['deploy']);
});

test('what is published is what was tested: the deployment checks out and builds nothing', () => {
  const [, ci = ''] = workflows.find(([name]) => name === 'ci.yml') ?? [];
  const deploy = ci.slice(ci.indexOf('\n  deploy:'));
  expect(deploy).toMatch(/needs: \[.*\btest\b.*\]/);
  expect(deploy).not.toMatch(/actions\/checkout|\brun:/);
});

test('the site is built every day, so that scheduled posts appear', () => {
  const [, ci = ''] = workflows.find(([name]) => name === 'ci.yml') ?? [];
  expect(ci).toMatch(/schedule:\n( +#.*\n)* +- cron: '\d+ \d+ \* \* \*'/);
});
