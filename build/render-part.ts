import { renderPart } from '@/lib/content/load-content';
import { siteDirectory } from '@/lib/site/directory';

/* A part of the work of render-posts.ts: tsx render-part.ts PART PARTS */

const [part = 0, parts = 1] = process.argv.slice(2).map(Number);
renderPart(siteDirectory, part, parts);
