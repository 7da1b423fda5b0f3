'use client';

import { useEffect, useState } from 'react';
import type { ArticleView } from './article-view';
import { fetchPost, type HostedAnswer } from './fetch-post';

/** The answer, with what shows a new post: it is loaded only for one. */
type Answer =
  | Exclude<HostedAnswer, { kind: 'post' }>
  | (Extract<HostedAnswer, { kind: 'post' }> & { View: typeof ArticleView });

/**
 * What the host has to say of a post's markdown; undefined until it has answered. Failures go to
 * the console and change nothing on the page.
 * @param id the post's id; undefined where there is none, and nothing is asked
 * @param builtFrom fingerprint of the text that the page was built from, if it was
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
      // The answer was about this post, not about the next one.
      setAnswer(undefined);
    };
  }, [id, builtFrom]);

  // The tab shows the name of what the page shows.
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
