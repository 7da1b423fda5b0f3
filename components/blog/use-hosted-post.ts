'use client';

import { useEffect, useState } from 'react';
import type { ArticleView } from './article-view';
import { fetchPost, type HostedAnswer } from './fetch-post';

/** The host's answer. For a new post it includes the component that shows it, loaded on demand. */
type Answer =
  | Exclude<HostedAnswer, { kind: 'post' }>
  | (Extract<HostedAnswer, { kind: 'post' }> & { View: typeof ArticleView });

/**
 * Fetches a post from the host. Failures go to the console and change nothing on the page.
 * @param id the post's id; if undefined, nothing is fetched
 * @param builtFrom fingerprint of the text that the page was built from, if there is such a page
 * @returns the host's answer, or undefined until it arrives
 */
export function useHostedPost(id: string | undefined, builtFrom?: string) {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    ask(id, builtFrom, signal).then(
      (found) => !signal.aborted && setAnswer(found),
      (error: unknown) => !signal.aborted && console.error(error),
    );
    return () => {
      controller.abort();
      // The answer belongs to this post, not to the next one.
      setAnswer(undefined);
    };
  }, [id, builtFrom]);

  useEffect(() => {
    if (answer?.kind === 'post') document.title = answer.article.title;
  }, [answer]);

  return answer;
}

async function ask(...question: Parameters<typeof fetchPost>): Promise<Answer> {
  const answer = await fetchPost(...question);
  if (answer.kind !== 'post') return answer;
  return { ...answer, View: (await import('./article-view')).ArticleView };
}
