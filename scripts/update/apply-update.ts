import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/lib/cli';

/** The result of an update. All paths are relative to the root of the site. */
export interface UpdateReport {
  /** The version that the site had. */
  from: string;
  /** The commits of both versions, which `git diff` compares. */
  commits: [from: string, to: string];
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
  /** Files in data/ that differ between the versions. They are never touched. */
  own: string[];
  /** The changelog's sections on newer versions than that of the site. */
  changelog: string;
}

/** Files and folders of the owner, which are never changed. */
const OWN = ['content', 'data', 'public', 'README.md'];

/** The tests of the sample, which are gone once an owner has moved in. */
const SAMPLE = 'tests/sample';

/** Placeholder for the repository of a template that is not published yet. */
const UNPUBLISHED = 'https://github.com/OWNER/';

/** The part of package.json that records the template and its version. */
const TEMPLATE = /"template":\s*\{[^}]*\}/;

const REFS = { from: 'refs/update/from', to: 'refs/update/to' };

/**
 * Applies the difference between two versions of the template to a site. They need no shared history. Everything
 * stays uncommitted: `git reset --hard` undoes it.
 * @param root folder of the site, which is the root of its repository
 * @param to the new version: a tag, branch or commit of the template
 * @param source URL of the template, if package.json does not name it
 * @throws CommandError if the site has uncommitted changes, or the versions cannot be fetched
 */
export function applyUpdate(root: string, to: string, source?: string): UpdateReport {
  const git = gitIn(root);
  refuseUncommitted(git);
  const { repository, version: from } = templateOf(root, source);
  if (from === to) throw new CommandError(`The site already has version ${to}.`);
  try {
    fetchVersions(git, repository, from, to);
    return apply(git, root, repository, from, to);
  } finally {
    for (const ref of Object.values(REFS)) git(['update-ref', '-d', ref]);
  }
}

type Git = ReturnType<typeof gitIn>;

/** Runs git in a folder. */
const gitIn =
  (cwd: string) =>
  (args: readonly string[], input: Uint8Array | string = '') => {
    const maxBuffer = 2 ** 30;
    const run = spawnSync('git', args, { cwd, input, maxBuffer });
    if (run.error) throw new CommandError(`Git does not start: ${run.error.message}`);
    return {
      ok: run.status === 0,
      output: run.stdout.toString(),
      /** The same as bytes, for files that are not in UTF-8. */
      bytes: run.stdout,
      complaint: run.stderr.toString().trim(),
    };
  };

function refuseUncommitted(git: Git) {
  const status = git(['status', '--porcelain', '--untracked-files=all']);
  if (!status.ok || !git(['rev-parse', '--verify', '--quiet', 'HEAD']).ok) {
    throw new CommandError(
      'The site must be in git, so that the update can be undone:\n' +
        '  git init && git add --all && git commit --message "Start"',
    );
  }
  if (git(['rev-parse', '--show-prefix']).output.trim() !== '') {
    throw new CommandError('The site must be the root of its repository.');
  }
  if (status.output !== '') {
    throw new CommandError(
      `These files have uncommitted changes:\n${status.output}` +
        'Commit them, or put them aside with "git stash --include-untracked".',
    );
  }
}

/** The template and version that the site began with, from package.json. */
function templateOf(root: string, source: string | undefined) {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { template = {} } = JSON.parse(manifest) as { template?: Record<string, string> };
  const { version, repository: recorded } = template;
  const repository = source ?? (recorded?.startsWith(UNPUBLISHED) ? undefined : recorded);
  if (version && repository) return { version, repository };
  throw new CommandError(
    'package.json does not name the template and version of this site:\n' +
      `  "template": ${JSON.stringify({ repository: 'https://…', version: 'v1.0', ...template })}\n` +
      'Write the URL of the template and the version that you began with, commit, and try again.\n' +
      'Or give the URL once: --from https://…',
  );
}

function fetchVersions(git: Git, repository: string, from: string, to: string) {
  const { ok, complaint } = git([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--',
    repository,
    `+${from}:${REFS.from}`,
    `+${to}:${REFS.to}`,
  ]);
  if (ok) return;
  throw new CommandError(
    `${from} and ${to} cannot be fetched from ${repository}:\n${complaint}\n` +
      `To list its versions: git ls-remote --tags ${repository}`,
  );
}

function apply(git: Git, root: string, repository: string, from: string, to: string): UpdateReport {
  const site = filesOf(git, 'HEAD');
  const hasSample = [...site.keys()].some((file) => file.startsWith(`${SAMPLE}/`));
  const untouched = hasSample ? OWN : [...OWN, SAMPLE];
  const compared = [REFS.from, REFS.to, '--', '.', ...untouched.map((name) => `:(exclude)${name}`)];
  const changes = readChanges(git(['diff-tree', '-r', '-M', '-z', '--name-status', ...compared]));
  const report: UpdateReport = {
    from,
    commits: [commitOf(git, REFS.from), commitOf(git, REFS.to)],
    changed: [],
    conflicts: [],
    ...leaveAlone(changes, site, filesOf(git, REFS.from), filesOf(git, REFS.to)),
    own: namesIn(git(['diff-tree', '-r', '-z', '--name-only', REFS.from, REFS.to, '--', 'data'])),
    changelog: readChangelog(git(['show', `${REFS.to}:CHANGELOG.md`]).output, from),
  };
  const left = [...report.deleted, ...report.kept, ...report.taken];
  report.changed = changes
    .filter(({ isDone, file }) => !isDone && !left.includes(file))
    .map(({ file }) => file);
  if (report.changed.length > 0) {
    // Restores the old entry: a repository added by the owner would conflict with the new version on the next line.
    recordTemplate(root, git(['show', `${REFS.from}:package.json`]).output);
    git(['add', 'package.json']);
    const patch = git(['diff-tree', '-r', '-M', '-p', '--binary', '--full-index', ...compared]);
    const done = changes.filter(({ isDone }) => isDone).map(({ file }) => file);
    const excluded = [...left, ...done].map((file) => `--exclude=${asPattern(file)}`);
    const applied = git(['apply', '--3way', '--whitespace=nowarn', ...excluded], patch.bytes);
    report.conflicts = namesIn(git(['diff', '--name-only', '-z', '--diff-filter=U']));
    if (!applied.ok && report.conflicts.length === 0) {
      git(['reset', '--hard', '--quiet']);
      throw new CommandError(
        `The update does not apply, and nothing was changed:\n${applied.complaint}`,
      );
    }
  }
  recordTemplate(root, JSON.stringify({ template: { repository, version: to } }, null, 2));
  if (!report.conflicts.includes('package.json')) git(['add', 'package.json']);
  return report;
}

/** A file that differs between the versions. */
interface Change {
  status: string;
  /** Its path in the new version, or in the old one if it was removed. */
  file: string;
  /** Its path in the old version, if it was renamed. */
  before: string;
  /** Whether the site already has this change. */
  isDone: boolean;
}

/** Reads `--name-status -z`: a letter and a path, or two paths if the file was renamed. */
function readChanges({ output }: { output: string }): Change[] {
  const words = output.split('\0').filter(Boolean);
  const changes: Change[] = [];
  while (words.length > 0) {
    const status = words.shift()!.charAt(0);
    const before = words.shift()!;
    const file = status === 'R' ? words.shift()! : before;
    changes.push({ status, file, before, isDone: false });
  }
  return changes;
}

/** Marks the changes that the site already has, and lists files in which git would overwrite the owner's changes. */
function leaveAlone(
  changes: Change[],
  site: ReadonlyMap<string, string>,
  old: ReadonlyMap<string, string>,
  next: ReadonlyMap<string, string>,
): Pick<UpdateReport, 'deleted' | 'kept' | 'taken'> {
  const left = { deleted: [] as string[], kept: [] as string[], taken: [] as string[] };
  for (const change of changes) {
    const { status, file, before } = change;
    const own = site.get(before);
    const isAdded = status === 'A' || status === 'R';
    if (status === 'D') {
      if (own === undefined) change.isDone = true;
      else if (own !== old.get(before)) left.kept.push(file);
    } else if (site.get(file) === next.get(file) && (status !== 'R' || own === undefined)) {
      change.isDone = true;
    } else if (isAdded && site.has(file)) {
      left.taken.push(file);
    } else if (status !== 'A' && own === undefined) {
      left.deleted.push(file);
    }
  }
  return left;
}

/** The files of a commit, with the hashes of their contents. */
function filesOf(git: Git, commit: string): Map<string, string> {
  const lines = git(['ls-tree', '-r', '-z', '--full-tree', commit]).output.split('\0');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [about = '', file = ''] = line.split('\t');
      return [file, about.split(' ')[2] ?? ''];
    }),
  );
}

const commitOf = (git: Git, ref: string) =>
  git(['rev-parse', '--short', `${ref}^{commit}`]).output.trim();

const namesIn = ({ output }: { output: string }) => output.split('\0').filter(Boolean);

/** Escapes a path for git's patterns, in which folders such as `[slug]` would be sets of letters. */
const asPattern = (file: string) => file.replaceAll(/[\\[\]*?]/g, String.raw`\$&`);

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
