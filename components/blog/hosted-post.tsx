'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { postRoute, slugPattern } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';
import { useHostedPost } from './use-hosted-post';

/**
 * Part of the not-found page. If the URL is that of a post that was uploaded after the build, it
 * shows the post. Otherwise it shows its children, the not-found notice.
 */
export function HostedPost({ children }: { children: ReactNode }) {
  const id = useSyncExternalStore(noSubscription, idOfAddress, () => undefined);
  const answer = useHostedPost(id);
  return answer?.kind === 'post' ? <answer.View article={answer.article} /> : children;
}

const noSubscription = () => () => {};

function idOfAddress(): string | undefined {
  const prefix = withBasePath(postRoute('')).replace(/\/+$/, '/');
  if (!location.pathname.startsWith(prefix)) return undefined;
  const id = location.pathname.slice(prefix.length).replace(/\/(index\.html)?$/, '');
  return slugPattern.test(id) ? id : undefined;
}
