import { existsSync, readFileSync } from 'node:fs';

it('the documentation of the architecture names files that exist', () => {
  // Its examples name files to come, and a route that was rejected.
  const [guide = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Example');
  const paths = [...guide.matchAll(/`((?:components|lib|packages|scripts|tests)\/[\w./-]+)`/g)];
  expect(paths.length).toBeGreaterThan(50);
  const missing = paths.map(([, file = '']) => file).filter((file) => !existsSync(file));
  // An owner may have deleted the import.
  expect(missing.filter((file) => !file.startsWith('packages/import-posts'))).toEqual([]);
});
