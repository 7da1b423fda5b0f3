/** The themes a visitor can choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * Applies the visitor's choice in the head, before the first paint, so that no other theme flashes, and
 * answers the radio buttons of ThemeSwitch. Their state is set when the page has been parsed, and again
 * when React has taken it over. Storage throws if the visitor blocks it: the choice then lasts until the
 * page is reloaded.
 */
export const themeScript = [
  `{const{dataset}=document.documentElement`,
  `apply=theme=>{if(theme==='light'||theme==='dark')dataset.theme=theme;else delete dataset.theme}`,
  `check=()=>{for(const radio of document.querySelectorAll('.theme-choice input'))radio.checked=radio.value===(dataset.theme??'system')}`,
  `save=theme=>{try{if(theme==='system')localStorage.removeItem('theme');else localStorage.setItem('theme',theme)}catch{}};` +
    `try{apply(localStorage.getItem('theme'))}catch{}` +
    `addEventListener('change',({target})=>{if(!target.closest('.theme-choice'))return;apply(target.value);check();save(target.value)});` +
    `addEventListener('DOMContentLoaded',check);addEventListener('hydrated',check)}`,
].join(',');
