/*
 * Runs in the head of each exported page, inline. What the first paint does without is fetched after
 * it: the fonts, whose fallbacks are as wide, so that next to nothing moves when they come, and the late
 * script (after-paint.ts, loader.ts), which does all else. A visitor who comes from another page of the
 * site has the fonts already, and gets them at once. Until script answers, a click is kept for it.
 *
 * The build strips this file of its types and puts it into the pages, after `const page = …`: no
 * imports.
 */

{
  /** How long a click waits for script before the browser gets it, in milliseconds. */
  const patience = 5000;
  const taken = new AbortController();
  const events: Event[] = [];
  let fonts: Early['fonts'] | undefined;
  let missed: HTMLElement | undefined;
  let isPainted = false;
  let isDown = false;

  const loadFonts = () =>
    (fonts ??= Promise.allSettled(
      page.fonts.map(([family, url, weight]) =>
        new FontFace(family, `url(${url})`, { weight }).load(),
      ),
    ).then((loads) => loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : []))));

  const hasFonts = () => {
    // Browsers wait for another process when storage is first read.
    if (!document.referrer.startsWith(location.origin + '/')) return false;
    try {
      return sessionStorage.getItem('fonts') === String(page.fonts.map(([, url]) => url));
    } catch {
      return false;
    }
  };

  /** Until there are the rules of trusted-types.ts, for the script that makes them. */
  const policy = window.trustedTypes?.createPolicy('late', { createScriptURL: (text) => text });

  const addLate = () => {
    const [src, integrity] = page.late;
    const early: Early = { page, fonts: loadFonts(), events, taken, release };
    const script = Object.assign(document.createElement('script'), { integrity, early });
    script.src = policy?.createScriptURL(src) ?? src;
    script.onerror = () => {
      release();
      // Not with every move of a pointer.
      setTimeout(() => (isDown = true), 1000);
    };
    document.head.append(script);
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
  };

  const release = () => {
    removeEventListener('click', keep, true);
    // A radio button that is chosen already would not say so again.
    if (missed instanceof HTMLInputElement) missed.checked = false;
    missed?.click();
    missed = undefined;
  };

  const noteIntent = (event: Event) => {
    events.push(event);
    if (!isDown) return;
    isDown = false;
    addLate();
  };

  // What lies below the first screen is laid out later: app/styles/layout.css.
  document.documentElement.dataset.layout = 'first-screen';
  addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
  const options = { capture: true, signal: taken.signal };
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click']) {
    addEventListener(name, noteIntent, options);
  }
  if (hasFonts()) {
    void loadFonts().then((loaded) => {
      // Later they are held against what is on the screen.
      if (!isPainted) for (const font of loaded) document.fonts.add(font);
    });
  }
  const afterPaint = () => {
    if (isPainted) return;
    isPainted = true;
    for (const picture of document.querySelectorAll('.awaits-paint')) {
      picture.setAttribute('data-painted', '');
    }
    addLate();
  };
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) afterPaint();
  }).observe({ type: 'paint', buffered: true });
  // Browsers that hide what could tell visitors apart may tell of no paint.
  addEventListener('load', () => setTimeout(afterPaint, 1000));
}
