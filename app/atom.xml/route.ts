import { siteFeed } from '../site-feed';

export const dynamic = 'force-static';

export const GET = () => new Response(siteFeed().atom1());
