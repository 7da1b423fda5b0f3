/*
 * Part of the late script. It keeps Next's scripts out of the way of reading: they are fetched at the
 * visitor's first sign of intent, or when the page has been idle for a while after loading, whichever
 * comes first.
 *
 * The build strips this file of its types and puts it into the late script as it is: no imports.
 */

/** Lists that Next's scripts read when they start. */
type Lists = Record<'__next_f' | 'TURBOPACK', unknown[] | undefined>;

{
  const { early } = document.currentScript as unknown as { early: Early };
  const { flight } = early.page;
  /** How long a loaded page is idle before script starts by itself, in milliseconds. */
  const pause = 3000;
  const intents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'];
  let waiting = false;
  /** What is typed after a key that opens the search, until script has a field for it. */
  let typed: string | undefined;

  const keepTyped = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (typed === undefined) {
      if (!asksForSearch(event)) return;
      typed = '';
    } else if (ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape') typed = undefined;
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    // Other keys than those of characters have names: https://www.w3.org/TR/uievents-key/
    else if ([...key].length === 1) typed += key;
    else return;
    event.preventDefault();
  };

  /** As components/search/shortcut.ts has it; before script, pages have no fields to type into. */
  const asksForSearch = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => {
    if (altKey) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
    if (key !== '/') return false;
    try {
      return localStorage.getItem('search-shortcut') !== 'off';
    } catch {
      return true;
    }
  };

  const openSearch = () => {
    removeEventListener('keydown', keepTyped, true);
    if (typed === undefined) return;
    document.dispatchEvent(new CustomEvent('open-search', { detail: typed }));
  };

  const add = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    return document.head.appendChild(element);
  };

  const hydrate = async () => {
    const data = fetch(flight);
    let left = kind.styles.length;
    for (const [href, integrity] of kind.styles) {
      // React looks for the sheets by these attributes, and asks for what it does not find.
      const attributes = { rel: 'stylesheet', href, integrity, 'data-precedence': 'next' };
      // Not for the screen yet: the page has its fonts, and would load and set them once more.
      const link = add('link', { ...attributes, media: 'print' }) as HTMLLinkElement;
      link.onload = () => {
        removeFonts(link.sheet);
        link.removeAttribute('media');
        // The same rules twice make every change of style dearer.
        if (--left === 0) document.querySelector('head > style[data-page]')?.remove();
      };
    }
    for (const [href, integrity] of kind.scripts) {
      add('link', { rel: 'preload', as: 'script', href, integrity });
    }
    const response = await data;
    if (!response.ok) throw new Error(`${flight}: ${response.status}`);
    const lists = window as unknown as Lists;
    lists.__next_f = [[0], [1, await response.text()]];
    (lists.TURBOPACK ??= []).push(kind.entry);
    for (const script of kind.scripts) addScript(script);
  };

  const removeFonts = (sheet: CSSStyleSheet | null) => {
    for (let at = sheet?.cssRules.length ?? 0; at-- > 0;) {
      if (sheet?.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
    }
  };

  /** What fails is asked for again when the visitor does something: the others wait for it. */
  const addScript = ([src, integrity]: [string, string]) => {
    add('script', { src, integrity, async: '' }).onerror = () => {
      early.release();
      const again = new AbortController();
      const addAgain = () => {
        again.abort();
        addScript([src, integrity]);
      };
      // Not with every move of a pointer.
      setTimeout(() => {
        for (const name of intents) {
          addEventListener(name, addAgain, { passive: true, signal: again.signal });
        }
      }, 1000);
    };
  };

  const start = () => {
    if (waiting) return;
    waiting = true;
    listen('remove');
    // The task after the next frame: by then the page has been painted.
    requestAnimationFrame(() =>
      setTimeout(() =>
        hydrate().catch((error: unknown) => {
          console.error('The page stays without script:', error);
          early.release();
          waiting = false;
          listen('add');
        }),
      ),
    );
  };

  const onIntent = (event: Event) => {
    // Browsers send a move that goes nowhere when something new comes to lie under the pointer.
    const isStill = event.type === 'pointermove' && !hasMoved(event as PointerEvent);
    if (!isStill) start();
  };

  const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

  const listen = (change: 'add' | 'remove') => {
    for (const name of intents) {
      if (change === 'add') addEventListener(name, onIntent, { passive: true, capture: true });
      else removeEventListener(name, onIntent, { capture: true });
    }
  };

  const startWhenIdle = () => {
    let timer: ReturnType<typeof setTimeout>;
    // A device that is still at work with the page, or with another, is not idle.
    const busy = new PerformanceObserver(() => wait());
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        busy.disconnect();
        if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
        else start();
      }, pause);
    };
    wait();
    if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
      busy.observe({ type: 'longtask' });
    }
  };

  // live-post.ts has something to show.
  document.addEventListener('needs-react', start);
  addEventListener('keydown', keepTyped, true);
  // Later: React draws nothing at once while it is still at work.
  addEventListener('hydrated', () => setTimeout(openSearch), { once: true });
  early.taken.abort();
  listen('add');
  for (const event of early.events) {
    if (event.type === 'keydown') keepTyped(event as KeyboardEvent);
    onIntent(event);
  }
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
