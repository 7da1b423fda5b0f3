'use client';

import { projects } from '@/lib/site/words';
import { useIsScripted } from '../ui/use-is-scripted';

const { found, unknown } = projects.filter;
const words = JSON.stringify({ found, unknown }).replaceAll('<', String.raw`\u003c`);

/**
 * Runs while the page is read, right after the list: takes out the projects that the URL does not ask
 * for before they are painted, and says so, as ProjectFilter does when React takes over.
 */
const filterScript = [
  `{const asked=new URLSearchParams(location.search).get('tag')?.trim()`,
  `items=[...document.querySelectorAll('[data-tags]')]`,
  `[every,...chips]=document.querySelectorAll('.tag-chip')`,
  `slugOf=chip=>new URLSearchParams(chip.search).get('tag')`,
  `chip=asked&&chips.find(chip=>[slugOf(chip),chip.firstChild.data.toLowerCase()].includes(asked.toLowerCase()))`,
  `words=${words}`,
  `say=(text,values)=>document.querySelector('.tag-status').textContent=text.replace(/\\{(\\w+)\\}/g,(_,name)=>values[name])`,
  `total=items.length;if(chip){const rest=items.filter(item=>!item.dataset.tags.split(' ').includes(slugOf(chip)));for(const item of rest)item.hidden=true;every.removeAttribute('aria-current');chip.setAttribute('aria-current','true');say(words.found,{count:total-rest.length,total,tag:chip.firstChild.data})}else if(asked)say(words.unknown,{tag:asked,total})}`,
].join(',');

/** The script as the page is served; where React runs already, it does the same by itself. */
export function FilterScript() {
  return useIsScripted() ? null : <script>{filterScript}</script>;
}
