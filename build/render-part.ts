import { renderPart } from '@/lib/content/load-content';

/* A part of the work of render-posts.ts: tsx render-part.ts PART PARTS */

const [part = 0, parts = 1] = process.argv.slice(2).map(Number);
renderPart(part, parts);
