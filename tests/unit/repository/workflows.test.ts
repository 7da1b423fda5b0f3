/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { settings } from '@/data/site';

interface Job {
  needs?: string | string[];
  permissions?: object;
  'continue-on-error'?: boolean;
  steps: { uses?: string; run?: string }[];
}

interface Workflow {
  on: {
    push?: { branches?: string[]; 'paths-ignore'?: string[] };
    schedule?: { cron: string; timezone?: string }[];
  };
  permissions: object;
  jobs: Record<string, Job>;
}

const folder = path.join('.github', 'workflows');
const sources = readdirSync(folder).map(
  (name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const,
);
const workflows = sources.map(([name, text]) => [name, parse(text) as Workflow] as const);
const { publish, test: tests } = Object.fromEntries(
  workflows.map(([name, workflow]) => [name.replace('.yml', ''), workflow]),
);

test.each(sources)('%s pins each action to a commit', (_, text) => {
  // A tag can be moved to other code: https://docs.github.com/en/actions/reference/security/secure-use
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  expect(uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(use))).toEqual([]);
});

test.each(workflows)(
  '%s may only read the repository, except for the deployment',
  (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const others = Object.entries(workflow.jobs).filter(([, job]) => job.permissions);
    expect(others.map(([name]) => name).filter((name) => name !== 'deploy')).toEqual([]);
  },
);

test('the deployment waits for one job, and publishes the folder that this job has tested', () => {
  const { site, deploy } = publish?.jobs ?? {};
  expect(deploy?.needs).toBe('site');
  expect(deploy?.steps.flatMap(({ run }) => run ?? [])).toEqual([]);
  const commands = site?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(
    expect.arrayContaining(['npm run check', 'npm run build', 'npm run test:site']),
  );
});

test('scheduled posts appear at the beginning of their day in the time zone of the owner', () => {
  const [schedule] = publish?.on.schedule ?? [];
  expect(schedule?.cron).toMatch(/^\d+ 0 \* \* \*$/);
  expect(schedule?.timezone).toBe(settings.timeZone);
});

test('a change of texts only starts no tests of the code, and only the site runs at night', () => {
  expect(tests?.on.push?.['paths-ignore']).toEqual(
    expect.arrayContaining(['content/**', 'data/**']),
  );
  expect(tests?.on.schedule).toBeUndefined();
  expect(tests?.jobs.audit?.['continue-on-error']).toBe(true);
});
