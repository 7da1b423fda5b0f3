import { useEffect, useState } from 'react';
import type { HostAnswer } from '@/lib/content/host-answer';
import type { HostedArticle } from './hosted-article';

/** What to show instead of the page as it was built, or above it. */
type Change = Extract<HostAnswer, string> | HostedArticle;

/**
 * Takes the host's answer about a post. Failures go to the console and change nothing on the page.
 * @param url of the post's Markdown; if undefined, nobody is asked
 * @param builtFrom fingerprint of the text that the page was built from, if there is such a page
 * @returns undefined until there is something else to show
 */
export function useHostedPost(url: string | undefined, builtFrom?: string) {
  const [change, setChange] = useState<Change>();
  useEffect(() => {
    if (!url) return;
    findChange(url, builtFrom).then(setChange, (error: unknown) =>
      console.error(`${url} is not shown: ${(error as Error).message}`),
    );
  }, [url, builtFrom]);
  return change;
}

async function findChange(url: string, builtFrom?: string): Promise<Change | undefined> {
  const answer = await window.askHost?.(url, builtFrom);
  if (!answer || answer === 'missing') return answer;
  const { hostedArticle } = await import('./hosted-article');
  const change = await hostedArticle(url, answer.source);
  document.title = change.article.title;
  return change;
}
