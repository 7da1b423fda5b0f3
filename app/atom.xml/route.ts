import { toAtom } from '@/lib/feeds/feed';
import { siteFeed } from '../site-feed';

export const dynamic = 'force-static';

export const GET = () => new Response(toAtom(siteFeed()));
