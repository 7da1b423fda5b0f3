import { fingerprint } from '@/lib/content/fingerprint';
import type { Renderer } from '@/lib/markdown/render';
import { markdown } from '@/lib/site/words';
import type { Article } from '@/lib/content/render-post';
import { postSourcePath } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';

/** What the host has for a post: no file, the file of the build, or a file with new text. */
export type HostedAnswer =
  { kind: 'missing' } | { kind: 'unchanged' } | { kind: 'post'; article: Article };

/**
 * Fetches the Markdown of a post from the host: HEAD to see whether it exists, then GET.
 * @param id the post's id, already checked against the slug pattern
 * @param builtFrom fingerprint of the text that the page was built from, if there is such a page
 * @param signal aborts the requests
 * @throws Error if a request fails or the response is not a valid post
 */
export async function fetchPost(
  id: string,
  builtFrom: string | undefined,
  signal: AbortSignal,
): Promise<HostedAnswer> {
  const url = withBasePath(postSourcePath(id));
  const head = await fetch(url, { method: 'HEAD', signal });
  if (!head.ok) return { kind: 'missing' };

  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`GET ${url}: status ${response.status}`);
  // Hosts with a catch-all page answer any path with that page and status 200.
  if (/text\/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error(`GET ${url}: expected markdown, found an HTML page`);
  }
  const source = await response.text();
  if (fingerprint(source) === builtFrom) return { kind: 'unchanged' };

  const { renderPost } = await import('@/lib/content/render-post');
  const rendered = renderPost(url, source, await rendererOf(source));
  if (!rendered.ok) throw new Error(rendered.problems.map(({ found }) => found).join('; '));
  return { kind: 'post', article: rendered.article };
}

/** Loads the formula renderer only for a text that may contain formulas. */
async function rendererOf(source: string): Promise<Renderer> {
  return /\$|math/.test(source)
    ? (await import('@/lib/markdown/render-math')).mathRenderer(markdown)
    : (await import('@/lib/markdown/render')).createRenderer(markdown);
}
