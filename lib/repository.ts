import type { SiteSettings } from './schema';

type Repository = NonNullable<SiteSettings['repository']>;

/**
 * URL of the page on which a file can be edited.
 * @param file path from the root of the repository
 */
export function editUrl({ url, branch }: Repository, file: string): string {
  const folders = { github: 'edit', gitlab: '-/edit', forgejo: '_edit' };
  return `${url}/${folders[hostOf(url)]}/${branch}/${encodeURI(file)}`;
}

/**
 * URL of the form for a new issue.
 * @param title title of the issue
 * @param body initial text of the form
 */
export function issueUrl({ url }: Repository, title: string, body: string): string {
  const isGitLab = hostOf(url) === 'gitlab';
  const query = new URLSearchParams(
    isGitLab ? { 'issue[title]': title, 'issue[description]': body } : { title, body },
  );
  return `${url}${isGitLab ? '/-' : ''}/issues/new?${query}`;
}

/** Codeberg and most self-hosted servers run Forgejo or Gitea, which use the same paths. */
function hostOf(url: string): 'github' | 'gitlab' | 'forgejo' {
  const { hostname } = new URL(url);
  if (/(^|\.)github\./.test(hostname)) return 'github';
  return /(^|\.)gitlab\./.test(hostname) ? 'gitlab' : 'forgejo';
}
