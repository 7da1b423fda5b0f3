import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/lib/cli';
import { gitIn, requireCommitted, type Git } from '../git';

/** The result of an update, with paths from the root of the site. */
export interface UpdateReport {
  /** The version that the site had. */
  from: string;
  /** The commits of both versions. */
  commits: string[];
  /** Files that were changed, added or removed. */
  changed: string[];
  /** Files in which git has marked conflicts. */
  conflicts: string[];
  /** Files that the new version changes, but the owner has deleted. */
  deleted: string[];
  /** Files that the new version removes, but the owner has changed. */
  kept: string[];
  /** Files that the new version adds, but the site has with other content. */
  taken: string[];
  /** Files in data/ that the new version changes, but the site keeps. */
  own: string[];
  /** The changelog's sections on newer versions than that of the site. */
  changelog: string;
}

/** Where a file with conflicts exists. */
interface Versions {
  inBefore: boolean;
  inSite: boolean;
  inAfter: boolean;
}

/** Files and folders of the owner, which are never changed. */
const OWN = ['content', 'data', 'public', 'README.md'];

/** The tests of the sample, which are gone once an owner has moved in. */
const SAMPLE = 'tests/sample';

/** The part of package.json that records the template and its version. */
const TEMPLATE = /"template":\s*\{[^}]*\}/;

/**
 * Merges the difference between two versions of the template into a site. They need no shared history. Everything
 * stays uncommitted: `git reset --hard` undoes it.
 * @param root folder of the site, which is the root of its repository
 * @param to the new version: a tag, branch or commit of the template
 * @param source URL of the template, if package.json does not name it
 * @throws CommandError if the site has uncommitted changes, or the versions cannot be fetched
 */
export function applyUpdate(root: string, to: string, source?: string): UpdateReport {
  const git = gitIn(root);
  requireCommitted(git, ['.']);
  if (git(['rev-parse', '--show-prefix']).output.trim() !== '') {
    throw new CommandError('The site must be the root of its repository.');
  }
  const { repository, version: from } = templateOf(root, source);
  if (from === to) throw new CommandError(`The site already has version ${to}.`);
  const before = fetchVersion(git, repository, from);
  const after = fetchVersion(git, repository, to);

  const untouched = git(['ls-files', '--', SAMPLE]).output === '' ? [...OWN, SAMPLE] : OWN;
  // Restores the original entry, because an edited one would conflict with the new version number beside it.
  recordTemplate(root, git(['show', `${before}:package.json`]).output);
  git(['add', 'package.json']);
  const unmerged = merge(git, before, after, to);
  const filesWith = (isWanted: (versions: Versions) => boolean) =>
    [...unmerged].flatMap(([file, versions]) => (isWanted(versions) ? file : []));
  const deleted = filesWith(({ inSite }) => !inSite);
  const kept = filesWith(({ inSite, inAfter }) => inSite && !inAfter);
  const taken = filesWith(({ inBefore, inSite, inAfter }) => !inBefore && inSite && inAfter);
  onFiles(git, ['rm', '--force', '--quiet'], deleted);
  const own = namesIn(git(['diff', '--name-only', '-z', 'HEAD', '--', ...untouched]));
  const toHead = ['restore', '--source=HEAD', '--staged', '--worktree'];
  onFiles(git, toHead, [...own, ...kept, ...taken]);
  const conflicts = namesIn(git(['diff', '--name-only', '-z', '--diff-filter=U']));
  recordTemplate(root, JSON.stringify({ template: { repository, version: to } }, null, 2));
  if (!conflicts.includes('package.json')) git(['add', 'package.json']);
  const isOwn = (file: string) => untouched.some((name) => `${file}/`.startsWith(`${name}/`));
  const notOwn = (files: readonly string[]) => files.filter((file) => !isOwn(file));
  return {
    from,
    commits: [before, after],
    changed: namesIn(git(['diff', '--name-only', '-z', 'HEAD'])),
    conflicts,
    deleted: notOwn(deleted),
    kept: notOwn(kept),
    taken: notOwn(taken),
    own: own.filter((file) => file.startsWith('data/')),
    changelog: readChangelog(git(['show', `${after}:CHANGELOG.md`]).output, from),
  };
}

/** The template and version that the site began with, from package.json. */
function templateOf(root: string, source: string | undefined) {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { template = {} } = JSON.parse(manifest) as { template?: Record<string, string> };
  const { version, repository: recorded } = template;
  // The sample has a placeholder.
  const repository = source ?? (recorded?.includes('/OWNER/') ? undefined : recorded);
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

/**
 * Merges the difference between two commits into the site, as if it were a commit of its own.
 * @returns the files with conflicts, and where each exists
 */
function merge(git: Git, before: string, after: string, version: string): Map<string, Versions> {
  const person = ['-c', 'user.name=update', '-c', 'user.email=update@localhost'];
  const message = `Update to ${version}`;
  const commit = git([...person, 'commit-tree', '-p', before, '-m', message, `${after}^{tree}`]);
  const renames = ['-c', 'merge.directoryRenames=false'];
  const picked = git([...renames, 'cherry-pick', '--no-commit', commit.output.trim()]);
  const unmerged = new Map<string, Versions>();
  for (const entry of namesIn(git(['ls-files', '--unmerged', '-z']))) {
    const [modeHashAndStage = '', file = ''] = entry.split('\t');
    const versions = unmerged.get(file) ?? { inBefore: false, inSite: false, inAfter: false };
    // https://git-scm.com/docs/git-ls-files#_output
    const stage = modeHashAndStage.at(-1);
    if (stage === '1') versions.inBefore = true;
    if (stage === '2') versions.inSite = true;
    if (stage === '3') versions.inAfter = true;
    unmerged.set(file, versions);
  }
  if (picked.ok || unmerged.size > 0) return unmerged;
  git(['reset', '--hard', '--quiet']);
  throw new CommandError(`The update does not apply, and nothing was changed:\n${picked.error}`);
}

/** Runs a command on files. Without `--literal-pathspecs`, git takes folders such as `[slug]` for patterns. */
function onFiles(git: Git, command: readonly string[], files: readonly string[]) {
  if (files.length > 0) git(['--literal-pathspecs', ...command, '--', ...files]);
}

const namesIn = ({ output }: { output: string }) => output.split('\0').filter(Boolean);

/** The sections of a changelog above the one for a version. */
function readChangelog(text: string, from: string): string {
  const sections = text.split(/^(?=## )/m).slice(1);
  const known = sections.findIndex((section) => section.split(/\s/, 2)[1] === from);
  return sections
    .slice(0, known === -1 ? 1 : known)
    .join('')
    .trim();
}

/**
 * Writes the template and version into package.json, even if that has conflicts.
 * @param manifest a package.json with this entry, or the entry alone
 */
function recordTemplate(root: string, manifest: string) {
  const [template] = TEMPLATE.exec(manifest) ?? [];
  if (!template) return;
  const file = path.join(root, 'package.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(TEMPLATE, () => template),
  );
}
