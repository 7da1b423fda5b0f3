/**
 * Filters the list of projects by the query of the URL. It runs while the HTML is parsed, right after
 * the list, so that projects which the URL filters out are never painted, and then answers clicks on
 * chips and the back button. Next's router keeps its state in the entries of the history.
 */
const filterScript =
  [
    `{const items=[...document.querySelectorAll('[data-tags]')]`,
    `chips=[...document.querySelectorAll('.tag-chip')]`,
    `list=document.querySelector('.project-list')`,
    `status=document.querySelector('.tag-status')`,
    `all=status.textContent`,
    `slugOf=chip=>new URLSearchParams(chip.search).get('tag')??''`,
    `labelOf=chip=>chip.firstChild.data`,
    `say=(text,values)=>status.textContent=text.replace(/\\{(\\w+)\\}/g,(_,name)=>values[name])`,
    `filter=()=>{const asked=new URLSearchParams(location.search).get('tag')?.trim()??'',total=items.length,` +
      `chip=chips.find(chip=>[slugOf(chip),labelOf(chip).toLowerCase()].includes(asked.toLowerCase()))??chips[0],slug=slugOf(chip);` +
      `for(const item of items)item.hidden=slug!==''&&!item.dataset.tags.split(' ').includes(slug);` +
      `for(const one of chips)one===chip?one.setAttribute('aria-current','true'):one.removeAttribute('aria-current');` +
      `if(slug)say(status.dataset.found,{count:items.filter(item=>!item.hidden).length,total,tag:labelOf(chip)});` +
      `else if(asked)say(status.dataset.unknown,{tag:asked,total});else status.textContent=all};`,
  ].join(',') +
  `filter();addEventListener('popstate',filter);` +
  `addEventListener('click',event=>{const chip=event.target.closest('.tag-chip');` +
  `if(!chips.includes(chip)||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault();` +
  `list.classList.add('drop-in');list.classList.remove('slide-down','stagger');` +
  `if(chip.href!==location.href)history.pushState(history.state,'',chip.href);filter()})}`;

/** The inline script of the served HTML. */
export const FilterScript = () => <script>{filterScript}</script>;
