import type { ReactNode } from 'react';
import { LuMessagesSquare, LuReply } from 'react-icons/lu';
import { strings } from '@/data/strings';
import type { Post } from '@/lib/content/kinds';
import type { ShownImage } from '@/lib/images/image';
import type { Owner } from '@/lib/resume/owner';
import { discussionName, routes } from '@/lib/urls';
import { ExternalLink } from '../ui/external-link';
import { ownText } from '../ui/own-text';
import { ResponsiveImage } from '../ui/responsive-image';
import { quietLinkStyles, TextLink } from '../ui/text-link';
import { SubscribeLinks } from './subscribe-links';

interface AuthorProps {
  post: Pick<Post, 'title' | 'discussion'>;
  /** Without an address, there is no link to reply by e-mail. */
  owner: Pick<Owner, 'name' | 'email'>;
  portrait: { image: ShownImage; alt: string } | undefined;
  /** Whether the site has these pages. */
  has: { about: boolean; contact: boolean };
  /** More to do with the article. */
  children?: ReactNode;
}

/** The end of an article: who wrote it, what they do, how to answer them, and how to read the next one. */
export function Author({ post, owner, portrait, has, children }: AuthorProps) {
  const { aboutAuthor, contactAuthor, reply, discuss } = strings.article;
  const { discussion, title } = post;
  const claim = ownText(strings.home.claim);
  return (
    <div className="mt-16 border-t border-line pt-8 wrap-anywhere print:hidden">
      <div className="flex flex-col items-start gap-5 md:flex-row">
        {portrait && (
          <ResponsiveImage
            image={portrait.image}
            sizes="5rem"
            alt=""
            loading="lazy"
            className="size-16 flex-none rounded-full bg-raised object-cover object-[50%_20%] md:size-20"
          />
        )}
        <div className="min-w-0">
          <p className="font-display text-title font-bold">{owner.name}</p>
          {claim && <p className="mt-1 text-muted">{claim}</p>}
          <p className="mt-2 flex flex-wrap gap-x-6">
            {has.contact && !owner.email && (
              <TextLink href={routes.contact}>{contactAuthor}</TextLink>
            )}
            {has.about && <TextLink href={routes.about}>{aboutAuthor}</TextLink>}
          </p>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4 text-small">
        {owner.email && (
          <a
            href={`mailto:${owner.email}?subject=${encodeURIComponent(title)}`}
            className={quietLinkStyles}
          >
            <LuReply aria-hidden="true" />
            {reply}
          </a>
        )}
        {discussion && (
          <ExternalLink href={discussion} className={quietLinkStyles}>
            <LuMessagesSquare aria-hidden="true" />
            {discuss(discussionName(discussion))}
          </ExternalLink>
        )}
        <SubscribeLinks />
        {children}
      </div>
    </div>
  );
}
