import { CommandError, readArguments } from '../shared/cli';
import { applyUpdate } from './apply-update';

const usage = `npm run update -- v1.1 [--from https://…]
Merges the changes of the template since the version in package.json with your own changes. content/,
data/, public/, translations/ and README.md stay as they are. Nothing is committed, and
"git reset --hard" undoes it.
--from gives the repository of the template, if package.json does not.`;

const { values, positionals } = readArguments(usage, {
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const [version, ...others] = positionals;
if (!version || others.length > 0) throw new CommandError(`Expected one version.\n${usage}`);

const { before, after, conflicts, deleted } = applyUpdate(process.cwd(), version, values.from);
// So that a script does not go on to commit them.
process.exitCode = conflicts.length > 0 ? 1 : 0;
printList('Conflicts: resolve each, then "git add" it', conflicts);
printList('Not changed, because you have deleted them', deleted);
console.log(`What is new:                  git diff HEAD -- CHANGELOG.md
What changed in the sample:   git diff ${before} ${after} -- data content
Next: run npm install, npm run types and npm run check to see what data/ needs, then commit.
To undo the update:           git reset --hard`);

function printList(title: string, files: readonly string[]) {
  if (files.length === 0) return;
  console.log(`${title}:\n${files.map((file) => `  ${file}\n`).join('')}`);
}
