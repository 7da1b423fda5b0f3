import { LuMailbox, LuRss } from 'react-icons/lu';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { feedLinks } from '@/lib/feeds/feed';
import { withBasePath } from '@/lib/urls';
import { ExternalLink } from '../ui/external-link';
import { quietLinkStyles } from '../ui/text-link';

/** The RSS feed. Feed readers discover the other formats through `<link rel="alternate">`. */
const [feed] = feedLinks;

const { byFeed, byEmail } = strings.blog.subscribe;

/** Links to subscribe to the blog: the feed, and the page for subscribing by e-mail, if there is one. */
export const SubscribeLinks = () => (
  <>
    <a href={withBasePath(feed.path)} type={feed.type} className={quietLinkStyles}>
      <LuRss aria-hidden="true" />
      {byFeed}
    </a>
    {settings.subscribeUrl && (
      <ExternalLink href={settings.subscribeUrl} className={quietLinkStyles}>
        <LuMailbox aria-hidden="true" />
        {byEmail}
      </ExternalLink>
    )}
  </>
);
