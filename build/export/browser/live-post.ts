/*
 * Part of the late script. Asks the host for the Markdown of the post that the page shows, or that the
 * not-found page looks for, without waiting for React. React is started only if the page must change,
 * and takes the answer from `askHost`.
 */

import { fingerprint } from '@/lib/content/fingerprint';
import type { HostAnswer } from '@/lib/content/host-answer';

const MAX_LENGTH = 500_000;

const answers: Record<string, Promise<HostAnswer>> = {};

async function ask(url: string, builtFrom?: string): Promise<HostAnswer> {
  const head = await fetch(url, { method: 'HEAD' });
  if (!head.ok) return 'missing';
  const response = await fetch(url);
  const source = await response.text();
  const problem = response.ok ? problemOf(response, source) : `status ${response.status}`;
  if (problem) throw new Error(problem);
  return fingerprint(source) === builtFrom ? undefined : { source };
}

/** Why a text cannot be Markdown. */
function problemOf({ headers }: Response, source: string): string | undefined {
  // Hosts with a catch-all page answer any path with that page and status 200.
  const isPage = /text\/html/i.test(headers.get('content-type') ?? '');
  if (isPage || /^\s*<(!doctype|html)\b/i.test(source)) return 'it is an HTML page';
  if (source.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH / 1000} kB`;
  // https://mimesniff.spec.whatwg.org/#binary-data-byte
  if (/[\0-\x08\x0B\x0E-\x1A\x1C-\x1F]/.test(source)) return 'it is not a text';
  return source.trim() ? undefined : 'it is empty';
}

const askHost = (url: string, builtFrom?: string) =>
  (answers[url] ??= ask(url, builtFrom).catch((error: unknown) => {
    console.error(`${url} is not shown: ${(error as Error).message}.`);
    return undefined;
  }));

async function update({ post = '', builtFrom }: DOMStringMap) {
  const answer = await askHost(post, builtFrom);
  const isChange = answer === 'missing' ? builtFrom !== undefined : answer;
  document.dispatchEvent(new Event(isChange ? 'needs-react' : 'no-post'));
}

/** @returns whether the page has a post, or looks for one */
function start(): boolean {
  const post = document.querySelector<HTMLElement>('[data-post]');
  if (post) void update(post.dataset);
  return Boolean(post);
}

window.askHost = askHost;
// The page may have been painted before it was whole.
if (!start()) addEventListener('DOMContentLoaded', start);
