import { CommandError, readArguments } from '@/lib/cli';
import { applyUpdate } from './update/apply-update';

const usage = `npm run update -- v1.1 [--from https://…]
Brings what has changed in the template since the version that package.json names: your own changes are
merged with it. content/, data/, public/ and README.md stay as they are. Nothing is committed, and
"git reset --hard" undoes it. --from names the repository of the template, if package.json does not.`;

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
printList('With conflicts, which git has marked: solve each, then "git add" it', conflicts);
printList('Not changed, because you have deleted them', deleted);
printList(
  'Not removed, although the new version does without, because you have changed them',
  kept,
);
printList('Not added, because you have a file of that name', taken);
printList(
  `Yours, and not touched. "git diff ${commits.join(' ')} -- data" shows how the sample differs`,
  own,
);
console.log(`Next: npm install, npm run types and npm run check, which tell what data/ needs, then commit.
To undo the update: git reset --hard`);

function printList(title: string, files: readonly string[]) {
  if (files.length === 0) return;
  console.log(`${title}:\n${files.map((file) => `  ${file}\n`).join('')}`);
}
