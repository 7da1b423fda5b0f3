'use client';

import { postPath, postSourcePath, slugPattern, withBasePath } from '@/lib/urls';
import { CornerPage } from '../layout/corner-page';
import { NotFoundNotice } from '../layout/not-found-notice';
import { useHydrated } from '../ui/use-hydrated';
import { useHostedPost } from './use-hosted-post';

/**
 * The content of the not-found page. If posts are live, and the URL belongs to one that was added on the host after
 * the build, it shows the post, otherwise the not-found notice with its pattern.
 */
export function MissingPost({ pattern, isLive }: { pattern: string; isLive: boolean }) {
  const isHydrated = useHydrated();
  const id = isLive && isHydrated ? requestedPost() : undefined;
  const answer = useHostedPost(id && withBasePath(postSourcePath(id)));
  if (typeof answer === 'object') return <answer.View article={answer.article} />;
  return (
    <CornerPage pattern={pattern}>
      <NotFoundNotice heading="h1" isLooking={id !== undefined && answer === 'asking'} />
    </CornerPage>
  );
}

/** The id of the requested post, if the URL has the form of a post's. */
function requestedPost(): string | undefined {
  const [before = '', after = ''] = withBasePath(postPath(':')).split(':');
  const path = location.pathname.replace(/(\/index\.html)?\/?$/, after);
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return slugPattern.test(id) ? id : undefined;
}
