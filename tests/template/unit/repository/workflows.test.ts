import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { settings } from '@/data/site';

interface Workflow {
  on: { schedule?: { timezone?: string }[] };
  permissions: object;
  jobs: Record<string, { needs?: string; permissions?: object; steps: { run?: string }[] }>;
}

const folder = path.join('.github', 'workflows');
const workflows = readdirSync(folder).map((name) => {
  const source = readFileSync(path.join(folder, name), 'utf8');
  return { name, source, workflow: parse(source) as Workflow };
});

test.each(workflows)('$name pins each action to a commit', ({ source }) => {
  // A tag can be moved to other code: https://docs.github.com/en/actions/reference/security/secure-use
  const uses = source.match(/uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  expect(uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(use))).toEqual([]);
});

test.each(workflows)('$name may write only where it deploys the site', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = Object.entries(workflow.jobs).filter(([, job]) => job.permissions);
  expect(writing.filter(([name]) => name !== 'deploy')).toEqual([]);
});

test('the site is deployed as it was checked and tested, in the time zone of the owner', () => {
  const { workflow } = workflows.find(({ name }) => name === 'publish.yml') ?? {};
  const { site, deploy } = workflow?.jobs ?? {};
  expect(deploy?.needs).toBe('site');
  expect(deploy?.steps.flatMap(({ run }) => run ?? [])).toEqual([]);
  const commands = site?.steps.flatMap(({ run }) => run ?? []);
  expect(commands?.slice(-3)).toEqual([
    expect.stringContaining('-- --publish'),
    'npm run build',
    'npm run test:site',
  ]);
  expect(workflow?.on.schedule).toMatchObject([{ timezone: settings.timeZone }]);
});

test('the tests run with the oldest version of Node that is allowed, and with that of .nvmrc', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  const { source = '' } = workflows.find(({ name }) => name === 'test.yml') ?? {};
  const oldest = engines.node.replace('>=', '');
  expect(source).toContain(`node-version: ${oldest}.0\n`);
  expect(source).toContain('node-version-file: .nvmrc');
  expect(Number(readFileSync('.nvmrc', 'utf8'))).toBeGreaterThan(Number.parseInt(oldest));
});
