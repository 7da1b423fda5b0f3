/*
 * Runs at the end of each exported page, inline. It keeps script out of the way of the first paint:
 * Next's scripts are fetched at the visitor's first sign of intent, or when the page has been idle for
 * a while after loading, whichever comes first.
 *
 * The build strips this file of its types and puts it into the pages as it is: no imports.
 */

interface Boot {
  /** Address of the data that React hydrates the page with. */
  flight: string;
  /** What Next's own inline script hands to Turbopack's runtime. */
  entry: unknown;
  /** Addresses and integrity of the style sheets and scripts that Next's page names. */
  styles: [string, string][];
  scripts: [string, string][];
}

/** Lists that Next's scripts read when they start. */
type Lists = Record<'__next_f' | 'TURBOPACK', unknown[] | undefined>;

{
  const boot = JSON.parse(document.currentScript?.dataset.boot ?? '') as Boot;
  /** How long a click waits for script before the browser gets it, in milliseconds. */
  const patience = 5000;
  /** How long a loaded page is idle before script starts by itself, in milliseconds. */
  const pause = 3000;
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];
  let waiting = false;
  let missed: HTMLElement | undefined;

  const add = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    return document.head.appendChild(element);
  };

  const hydrate = async () => {
    const flight = fetch(boot.flight);
    let left = boot.styles.length;
    for (const [href, integrity] of boot.styles) {
      // React looks for the sheets by these attributes, and asks for what it does not find.
      add('link', { rel: 'stylesheet', href, integrity, 'data-precedence': 'next' }).onload =
        () => {
          // The same rules twice make every change of style dearer.
          if (--left === 0) document.querySelector('head > style[data-page]')?.remove();
        };
    }
    for (const [href, integrity] of boot.scripts) {
      add('link', { rel: 'preload', as: 'script', href, integrity });
    }
    const response = await flight;
    if (!response.ok) throw new Error(`${boot.flight}: ${response.status}`);
    const lists = window as unknown as Lists;
    lists.__next_f = [[0], [1, await response.text()]];
    (lists.TURBOPACK ??= []).push(boot.entry);
    for (const [src, integrity] of boot.scripts) {
      add('script', { src, integrity, async: '' }).addEventListener('error', release);
    }
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
          release();
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

  /** A click on what only script can answer is kept until script is there. */
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(
      'button, input, a[data-enhanced]',
    );
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isNative = control?.hasAttribute('commandfor') && 'commandForElement' in control;
    if (!control || !isPlain || isNative) return;
    if (!(control instanceof HTMLInputElement)) event.preventDefault();
    missed = control;
    setTimeout(release, patience);
    start();
  };

  /** Ends the keeping: script is there, or does not come, and links are links. */
  const release = () => {
    removeEventListener('click', keep, true);
    // A radio button that is chosen already would not say so again.
    if (missed instanceof HTMLInputElement) missed.checked = false;
    missed?.click();
    missed = undefined;
  };

  listen('add');
  addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
  addEventListener('load', () => {
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
  });
}
