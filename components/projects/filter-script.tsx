'use client';

import { useIsScripted } from '../ui/use-is-scripted';

/**
 * Runs while the page is read, right after the list: takes out the projects that the address does
 * not ask for before they are painted, and says so, as ProjectFilter does when React takes over.
 */
const filterScript = [
  `{const asked=new URLSearchParams(location.search).get('tag')?.trim()`,
  `items=[...document.querySelectorAll('[data-tags]')]`,
  `[every,...chips]=document.querySelectorAll('.tag-chip')`,
  `slugOf=chip=>new URLSearchParams(chip.search).get('tag')`,
  `chip=asked&&chips.find(chip=>[slugOf(chip),chip.firstChild.data.toLowerCase()].includes(asked.toLowerCase()))`,
  `status=document.querySelector('.tag-status');if(chip){const rest=items.filter(item=>!item.dataset.tags.split(' ').includes(slugOf(chip)));for(const item of rest)item.hidden=true;every.removeAttribute('aria-current');chip.setAttribute('aria-current','true');status.textContent=\`\${items.length-rest.length} of \${items.length} projects: \${chip.firstChild.data}\`}else if(asked)status.textContent=\`No project has the tag “\${asked}”: here are all \${items.length}.\`}`,
].join(',');

/** The script as the page is served; where React runs already, it does the same by itself. */
export function FilterScript() {
  return useIsScripted() ? null : <script>{filterScript}</script>;
}
