/*
 * Part of start-react.ts, before React and Next. The policy of the page lets no text become markup or
 * script unless the rules below pass it, whoever hands it over: React, Next, or something that got
 * in. https://www.w3.org/TR/trusted-types/
 */

const { trustedTypes } = window;
/** Next's scripts lie beside this one. */
const folder = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

/** What the site's rendered texts never hold. React makes its scripts of data from an empty one. */
const foreign =
  'script:not(:empty),script[src],iframe,frame,object,embed,base,link,meta,style,template,noscript,form,animate,set,use';

const runsScript = ({ name, value }: Attr) =>
  /^on|^srcdoc$/i.test(name) ||
  // Browsers leave control characters and spaces out of a scheme.
  (/^(xlink:)?href$|^src$|action$/i.test(name) &&
    /^(javascript|vbscript):|^data:(?!image\/)/i.test(value.replace(/[\0-\x20]+/g, '')));

const passUnread = trustedTypes?.createPolicy('read', { createHTML: (text) => text });

/** Whether markup brings nothing along that runs, frames or loads by itself. */
const isHarmless = (html: string) => {
  const template = document.createElement('template');
  // What is in a template neither runs nor loads.
  template.innerHTML = passUnread?.createHTML(html) ?? '';
  const elements = [...template.content.querySelectorAll('*')];
  return !elements.some((one) => one.matches(foreign) || [...one.attributes].some(runsScript));
};

/** The page's own script of the head, which React writes again if hydration fails. */
const own = document.head.querySelector('script')?.textContent;

const isData = (script: string) => {
  try {
    return typeof JSON.parse(script) === 'object';
  } catch {
    return false;
  }
};

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (!html.includes('<') || isHarmless(html) ? html : null),
  createScript: (script) => (script === own || isData(script) ? script : null),
  createScriptURL: (url) => (new URL(url, location.href).href.startsWith(folder) ? url : null),
});
