import { CommandError, readArguments } from '@/lib/cli';
import { applyUpdate } from './update/apply-update';

const usage = `npm run update -- v1.1 [--from https://…]
Merges the changes of the template since the version in package.json with your own changes. content/,
data/, public/ and README.md stay as they are. Nothing is committed, and "git reset --hard" undoes it.
--from gives the repository of the template, if package.json does not.`;

const { values, positionals } = readArguments(usage, {
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const [version, ...others] = positionals;
if (!version || others.length > 0) throw new CommandError(`Expected one version.\n${usage}`);

const report = applyUpdate(process.cwd(), version, values.from);
const { from, commits, changed, conflicts, deleted, kept, taken, own, changelog } = report;
if (changelog !== '') console.log(`${changelog}\n`);
console.log(`From ${from} to ${version}: ${changed.length} files.\n`);
printList('With conflicts, marked by git: resolve each, then "git add" it', conflicts);
printList('Not changed, because you have deleted them', deleted);
printList('Removed in the new version, but kept, because you have changed them', kept);
printList('Not added, because you have files with these names', taken);
printList(
  `Yours, and not changed. "git diff ${commits.join(' ')} -- data" shows what changed in the sample`,
  own,
);
console.log(`Next: run npm install, npm run types and npm run check to see what data/ needs, then commit.
To undo the update: git reset --hard`);

function printList(title: string, files: readonly string[]) {
  if (files.length === 0) return;
  console.log(`${title}:\n${files.map((file) => `  ${file}\n`).join('')}`);
}
