'use client';

import { projects } from '@/lib/site/words';
import { useHydrated } from '../ui/use-hydrated';

const { found, unknown } = projects.filter;
const words = JSON.stringify({ found, unknown }).replaceAll('<', String.raw`\u003c`);

/**
 * Runs while the HTML is parsed, right after the list. It hides the projects that the URL filters
 * out before they are painted, and updates the status as ProjectFilter does after hydration.
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

/** The inline script of the served HTML. After a client-side navigation ProjectFilter does the same. */
export function FilterScript() {
  return useHydrated() ? null : <script>{filterScript}</script>;
}
