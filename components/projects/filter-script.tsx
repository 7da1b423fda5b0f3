'use client';

import { useIsScripted } from '../ui/use-is-scripted';

/**
 * Runs while the page is read, right after the list: takes out the projects that the address does
 * not ask for before they are painted, so that nothing moves when React takes over.
 */
export const filterScript = `{const tag=new URLSearchParams(location.search).get('tag')?.toLowerCase(),all=[...document.querySelectorAll('[data-tags]')],rest=all.filter(item=>!item.dataset.tags.split(' ').includes(tag));if(rest.length<all.length)for(const item of rest)item.hidden=true}`;

/** The script as the page is served; where React runs already, it does the same by itself. */
export function FilterScript() {
  return useIsScripted() ? null : <script>{filterScript}</script>;
}
