import { useEffect, useLayoutEffect, useState } from 'react';
import { strings } from '@/data/strings';
import type { Article } from '@/lib/content/article';
import { fingerprint } from '@/lib/content/fingerprint';
import { LONGEST_TEXT } from '@/lib/text';
import type { HostedArticleView } from './hosted-article-view';

/** The host's answer. An article with a new text comes with the component that shows it. */
export type HostAnswer =
  'asking' | 'missing' | 'unchanged' | { article: Article; View: typeof HostedArticleView };

/**
 * Requests the Markdown of a post from the host, on each visit. Failures only go to the console.
 * @param url URL of the Markdown; if undefined, no request is made
 * @param builtFrom fingerprint of the text that the page was built from
 */
export function useHostedPost(url: string | undefined, builtFrom?: string): HostAnswer {
  const [answer, setAnswer] = useState<HostAnswer>('asking');

  useEffect(() => {
    if (!url) return;
    const visit = new AbortController();
    askHost(url, builtFrom, visit.signal)
      .catch((error: Error) => {
        if (!visit.signal.aborted) console.error(`${url} is not shown: ${error.message}`);
        return 'unchanged' as const;
      })
      .then((found) => {
        if (!visit.signal.aborted) setAnswer(found);
      });
    return () => visit.abort();
  }, [url, builtFrom]);

  // A layout effect, because its cleanup runs before the next page sets its title.
  useLayoutEffect(() => {
    if (typeof answer !== 'object') return;
    const { title } = answer.article;
    const replaceTitle = () => {
      // Titles of pages end with the name of the site.
      const [site = ''] = / · [^·]*$/.exec(document.title) ?? [];
      if (document.title && document.title !== title + site) document.title = title + site;
    };
    replaceTitle();
    // After a navigation, Next can set the title of the built page later than the article appears.
    const observer = new MutationObserver(replaceTitle);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [answer]);

  return url ? answer : 'unchanged';
}

/**
 * Requests the file without caches, because some hosts let browsers cache files for ten minutes. By the
 * specification of the site, any answer to HEAD that is not ok means that the post is missing.
 */
async function askHost(
  url: string,
  builtFrom: string | undefined,
  signal: AbortSignal,
): Promise<HostAnswer> {
  const head = await fetch(url, { method: 'HEAD', cache: 'no-cache', signal });
  if (!head.ok) return 'missing';
  const response = await fetch(url, { cache: 'no-cache', signal });
  const source = await response.text();
  const fault = response.ok ? faultOf(response, source) : `status ${response.status}`;
  if (fault) throw new Error(fault);
  if (fingerprint(source) === builtFrom) return 'unchanged';
  // The renderer is loaded only if the text differs from that of the build.
  const { renderHostedPost } = await import('@/lib/content/article');
  const { HostedArticleView } = await import('./hosted-article-view');
  const article = await renderHostedPost(url, source, {
    strings: strings.markdown,
    language: document.documentElement.lang,
  });
  return { article, View: HostedArticleView };
}

/** The reason why a response is not Markdown, if it is not. */
function faultOf({ headers }: Response, source: string): string | undefined {
  // A host with a catch-all page returns it for any path, with status 200.
  const isPage = /text\/html/i.test(headers.get('content-type') ?? '');
  if (isPage || /^\s*<(!doctype|html)\b/i.test(source)) return 'it is an HTML page';
  if (source.length > LONGEST_TEXT) return `it is longer than ${LONGEST_TEXT / 1000} kB`;
  // https://mimesniff.spec.whatwg.org/#binary-data-byte
  if (/[\0-\x08\x0B\x0E-\x1A\x1C-\x1F]/.test(source)) return 'it is not a text';
  return source.trim() ? undefined : 'it is empty';
}
