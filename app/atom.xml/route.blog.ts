import { toAtom } from '@/lib/feeds/atom';
import { outputFiles } from '@/lib/urls';
import { feedRoute } from '../feed-route';

/* The newest posts as Atom 1.0. */

export const dynamic = 'force-static';

export const GET = feedRoute(toAtom, outputFiles.atom);
