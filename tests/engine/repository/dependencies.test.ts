/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['app', 'components', 'lib', 'build', 'scripts'];
const rootFiles = ['next.config.mjs', 'tailwind.config.ts', 'postcss.config.mjs'];

/** Next itself imports it; the site's own code never has to. */
const implied = ['react-dom'];

test('every package in dependencies is imported by the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const source = sourceFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isImported = (name: string) => new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(source);
  const dead = Object.keys(dependencies).filter(
    (name) => !implied.includes(name) && !isImported(name),
  );
  expect(dead).toEqual([]);
});

function sourceFiles(): string[] {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const atRoot = readdirSync('.').filter((file) => rootFiles.includes(file));
  return [...inRooms, ...atRoot].filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
}
