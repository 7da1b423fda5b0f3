import { withBasePath } from '@/lib/base-path';
import { postRoute, slugPattern } from '@/lib/urls';

const folder = withBasePath(postRoute('')).replace(/\/+$/, '/');
const path = `^(${folder}${slugPattern.source.slice(1, -1)})(/(index\\.html)?)?$`;

/** How long the page says that it looks, in milliseconds, if there is no answer. */
const PATIENCE = 10_000;

/**
 * Runs while the not-found page is parsed, right after its heading. At a URL that a post may have, the
 * heading says that the page looks for it, and names the Markdown that build/export/browser/live-post.ts
 * asks for.
 */
const findPostScript = [
  `{const [,post]=new RegExp(${JSON.stringify(path)}).exec(location.pathname)??[]`,
  `heading=document.querySelector('main h1')`,
  `title=heading.textContent`,
  `stop=()=>heading.textContent=title;if(post){heading.textContent=heading.dataset.looking;heading.ariaLive='polite';heading.dataset.post=post+'.md';document.addEventListener('no-post',stop);setTimeout(stop,${PATIENCE})}}`,
].join(',');

/** The inline script of the served HTML. Under `npm run dev` there is none: nobody asks. */
export const FindPostScript = () =>
  process.env.NODE_ENV === 'production' && <script>{findPostScript}</script>;
