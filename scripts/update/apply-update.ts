import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../shared/cli';
import { gitIn, requireCommitted, type Git } from '../shared/git';

/** The owner's files and folders, which are never changed. */
const OWN = ['content', 'data', 'public', 'translations', 'README.md'];

/** Folders that a site can do without. Once deleted, they stay deleted. */
const REMOVABLE = ['packages/import-posts', 'tests/template', 'tests/template/sample'];

/**
 * Merges the difference between two versions of the template into a site. They need no shared history. Everything
 * stays uncommitted: `git reset --hard` undoes it.
 * @param root folder of the site, which is the root of its repository
 * @param to the new version: a tag, branch or commit of the template
 * @param source URL of the template, if package.json does not name it
 * @returns the commits of both versions, and the paths of files that git could not merge, or that the owner has deleted
 * @throws CommandError if the site has uncommitted changes, or the versions cannot be fetched or applied
 */
export function applyUpdate(root: string, to: string, source?: string) {
  const git = gitIn(root);
  requireCommitted(git, ['.']);
  if (git(['rev-parse', '--show-prefix']).output.trim() !== '') {
    throw new CommandError('The site must be the root of its repository.');
  }
  const { repository, version: from } = templateOf(root, source);
  if (from === to) throw new CommandError(`The site already has version ${to}.`);
  const before = fetchVersion(git, repository, from);
  const after = fetchVersion(git, repository, to);
  const has = (version: string, folder: string) =>
    git(['ls-tree', '--name-only', version, folder]).output !== '';
  const removed = REMOVABLE.filter((folder) => has(before, folder) && !has('HEAD', folder));
  const own = [...OWN, ...removed];

  // The original entry, because an edited one would conflict with the new version beside it.
  writeTemplate(git, root, JSON.parse(git(['show', `${before}:package.json`]).output) as Manifest);
  const person = ['-c', 'user.name=update', '-c', 'user.email=update@localhost'];
  const commit = git([...person, 'commit-tree', '-p', before, '-m', to, `${after}^{tree}`]);
  // Files that the owner has added to a folder stay there if the template renames the folder.
  const options = ['-c', 'merge.directoryRenames=false'];
  const picked = git([...options, 'cherry-pick', '--no-commit', commit.output.trim()]);
  if (!picked.ok && git(['ls-files', '--unmerged']).output === '') {
    git(['reset', '--hard', '--quiet']);
    throw new CommandError(`The update does not apply, and nothing was changed:\n${picked.error}`);
  }
  // DU: deleted by the owner, and changed by the template. https://git-scm.com/docs/git-status#_output
  const states = listIn(git(['status', '--porcelain', '-z']));
  const deleted = states.flatMap((state) => (state.startsWith('DU ') ? state.slice(3) : []));
  // Without the option, git takes folders such as `[slug]` for patterns.
  git(['--literal-pathspecs', 'rm', '--quiet', '--ignore-unmatch', '--', ...deleted]);
  for (const name of own) git(['restore', '--source=HEAD', '--staged', '--worktree', '--', name]);

  const conflicts = listIn(git(['diff', '--name-only', '-z', '--diff-filter=U']));
  if (!conflicts.includes('package.json')) {
    writeTemplate(git, root, { template: { repository, version: to } });
  }
  const isOwn = (file: string) => own.some((name) => file.startsWith(`${name}/`));
  return { before, after, conflicts, deleted: deleted.filter((file) => !isOwn(file)) };
}

interface Manifest {
  /** The template and the version that the site began with, or had after its last update. */
  template?: { repository?: string; version?: string };
}

const readManifest = (root: string) =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

function writeTemplate(git: Git, root: string, { template }: Manifest): void {
  const manifest = { ...readManifest(root), template };
  writeFileSync(path.join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  git(['add', 'package.json']);
}

function templateOf(root: string, source: string | undefined) {
  const { template = {} } = readManifest(root);
  // The sample has a placeholder.
  const recorded = template.repository?.includes('/OWNER/') ? undefined : template.repository;
  const { version } = template;
  const repository = source ?? recorded;
  if (version && repository) return { version, repository };
  throw new CommandError(
    'package.json does not name the template and version of this site:\n' +
      `  "template": ${JSON.stringify({ repository: 'https://…', version: 'v1.0', ...template })}\n` +
      'Write the URL of the template and the version that you began with, commit, and try again.\n' +
      'Or give the URL once: --from https://…',
  );
}

/** @returns the hash of the version's commit */
function fetchVersion(git: Git, repository: string, version: string): string {
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules'];
  const { ok, error } = git(['fetch', ...options, '--', repository, version]);
  if (ok) return git(['rev-parse', '--short', 'FETCH_HEAD^{commit}']).output.trim();
  throw new CommandError(
    `${version} cannot be fetched from ${repository}:\n${error}\n` +
      `To list its versions: git ls-remote --tags ${repository}`,
  );
}

const listIn = ({ output }: { output: string }) => output.split('\0').filter(Boolean);
