import { fingerprint } from '@/lib/content/fingerprint';
import type { Renderer } from '@/lib/markdown/render';
import { markdown } from '@/lib/site/words';
import type { Article } from '@/lib/content/render-post';
import { postSourcePath } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';

/** Answer of the host to the question whether a post is there, and the post if it is a new one. */
export type HostedAnswer =
  { kind: 'missing' } | { kind: 'unchanged' } | { kind: 'post'; article: Article };

/**
 * Asks the host for the markdown of a post: HEAD to see whether it is there, then GET.
 * @param id the post's id, already checked against the slug pattern
 * @param builtFrom fingerprint of the text that the page was built from, if it was
 * @param signal ends the requests
 * @throws Error when a request fails, or when what the host sends is no post
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

/** Only a text that may hold formulas loads what renders them. */
async function rendererOf(source: string): Promise<Renderer> {
  return /\$|math/.test(source)
    ? (await import('@/lib/markdown/render-math')).mathRenderer(markdown)
    : (await import('@/lib/markdown/render')).createRenderer(markdown);
}
