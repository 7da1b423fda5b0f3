'use client';

import { postSourcePath, routes, slugPattern, withBasePath } from '@/lib/urls';
import { CornerPage } from '../layout/corner-page';
import { NotFoundNotice } from '../layout/not-found-notice';
import { Boundary } from '../ui/boundary';
import { TextLink } from '../ui/text-link';
import { useHydrated } from '../ui/use-hydrated';
import { useHostedPost } from './use-hosted-post';

interface MissingPostProps {
  pattern: string;
  isLive: boolean;
  /** Entries that the notice leads on to. As data, because every page carries them for the router. */
  newest: readonly { path: string; title: string }[];
}

/** The not-found page: a post that was added on the host after the build, if posts are live, or else the notice. */
export const MissingPost = (props: MissingPostProps) => (
  <Boundary fallback={<MissingPage {...props} />}>
    <RequestedPost {...props} />
  </Boundary>
);

function RequestedPost({ isLive, ...props }: MissingPostProps) {
  const isHydrated = useHydrated();
  const id = isLive && isHydrated ? requestedPost() : undefined;
  const answer = useHostedPost(id && withBasePath(postSourcePath(id)));
  if (typeof answer === 'object') return <answer.View article={answer.article} />;
  return <MissingPage {...props} isLooking={id !== undefined && answer === 'asking'} />;
}

interface MissingPageProps extends Pick<MissingPostProps, 'pattern' | 'newest'> {
  isLooking?: boolean;
}

const MissingPage = ({ pattern, isLooking, newest }: MissingPageProps) => (
  <CornerPage pattern={pattern}>
    <NotFoundNotice heading="h1" isLooking={isLooking} />
    <ul role="list">
      {newest.map(({ path, title }) => (
        <li key={path} className="border-t border-line py-2">
          <TextLink href={path}>{title}</TextLink>
        </li>
      ))}
    </ul>
  </CornerPage>
);

/** The id of the requested post, if the URL has the form of a post's. */
function requestedPost(): string | undefined {
  const blog = withBasePath(routes.blog);
  const path = location.pathname.replace(/(\/index\.html)?\/?$/, '');
  const id = path.slice(blog.length);
  return path.startsWith(blog) && slugPattern.test(id) ? id : undefined;
}
