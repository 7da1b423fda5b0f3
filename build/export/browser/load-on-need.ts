/*
 * Part of the late script. Fetches what most visits never need: what answers the search, and React, at the event
 * `needs-react` on the document.
 */
import { answerSearch } from '@/lib/enhance/search';
import type { Resource } from '../assemble-page';

const { early } = document.currentScript as HTMLScriptElement;

const load = ([src, integrity]: Resource) =>
  new Promise((onload, onerror) => {
    const { flight } = early.page;
    const script = Object.assign(document.createElement('script'), { integrity, flight });
    script.src = early.policy?.createScriptURL(src) ?? src;
    document.head.append(Object.assign(script, { onload, onerror }));
  });

answerSearch(() => load(kind.search), early.keys);
const startReact = () => void load(kind.react).catch(console.error);
document.addEventListener('needs-react', startReact, { once: true });
