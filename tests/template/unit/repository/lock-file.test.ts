import { readFileSync } from 'node:fs';

interface LockEntry {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { packages } = read<{ packages: Record<string, LockEntry> }>('package-lock.json');
const manifest = read<Manifest>('package.json');

test('every optional dependency has an entry of its own, so that npm ci works on every platform', () => {
  // npm can drop the entries of other platforms: https://github.com/npm/cli/issues/4828
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !candidates(path, name).some((candidate) => candidate in packages))
      .map((name) => `${name} of ${path || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

test('every dependency in package.json is one exact version', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(all).filter(
    ([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('packages come only from the public registry', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(hosts.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

/** Where Node would look for a package: in the folder that asks for it, then in each one above. */
function candidates(path: string, name: string): string[] {
  const own = `${path}${path && '/'}node_modules/${name}`;
  if (path === '') return [own];
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return [own, ...candidates(parent, name)];
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
