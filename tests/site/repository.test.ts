import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { settings } from '@/data/site';
import { filesIn } from '@/lib/files/files-in';
import { furtherLanguages } from '@/lib/languages/languages';
import { PAGES_CMS_FILE, pagesCmsConfig } from '@/scripts/new/pages-cms';

/* What protects the owner of a repository and the visitors of its site. */

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

interface Workflow {
  on: { schedule?: { timezone?: string }[] };
  permissions: object;
  jobs: Record<string, { needs?: string; permissions?: object; steps: { run?: string }[] }>;
}

test('every optional dependency has an entry of its own, so that npm ci works on every platform', () => {
  // npm can drop the entries of other platforms: https://github.com/npm/cli/issues/4828
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !candidates(folder, name).some((candidate) => candidate in packages))
      .map((name) => `${name} of ${folder || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node would look for a package: in the folder that asks for it, then in each one above. */
function candidates(folder: string, name: string): string[] {
  const own = `${folder}${folder && '/'}node_modules/${name}`;
  if (folder === '') return [own];
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  return [own, ...candidates(parent, name)];
}

test('only one component renders trusted HTML', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && sink.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});

const workflows = readdirSync('.github/workflows').map((name) => {
  const source = readFileSync(path.join('.github/workflows', name), 'utf8');
  return { name, source, workflow: parse(source) as Workflow };
});

test.each(workflows)('$name pins each action to a commit', ({ source }) => {
  // A tag can be moved to other code: https://docs.github.com/en/actions/reference/security/secure-use
  const uses = source.match(/uses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  expect(uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d/.test(use))).toEqual([]);
});

test.each(workflows)('$name may write only where that is its task', ({ workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = Object.entries(workflow.jobs).filter(([, job]) => job.permissions);
  expect(writing.filter(([name]) => !['deploy', 'refresh'].includes(name))).toEqual([]);
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

test('Pages CMS has a control for each field of the texts, in each language', () => {
  // If it has not: npm run new -- pages-cms. An owner may have deleted the file.
  if (!existsSync(PAGES_CMS_FILE)) return;
  expect(readFileSync(PAGES_CMS_FILE, 'utf8')).toBe(pagesCmsConfig(furtherLanguages()));
});
