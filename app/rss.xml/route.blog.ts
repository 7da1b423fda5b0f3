import { toRss } from '@/lib/feeds/rss';
import { outputFiles } from '@/lib/urls';
import { feedRoute } from '../feed-route';

/* The newest posts as RSS 2.0. */

export const dynamic = 'force-static';

export const GET = feedRoute(toRss, outputFiles.rss);
