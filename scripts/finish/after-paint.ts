/*
 * Runs in the head of each exported page, inline. What the first paint does without is fetched
 * after it: the fonts, whose fallbacks are as wide, so that next to nothing moves when they come, and
 * the web manifest. A visitor who comes from another page of the site has the fonts already, and gets
 * them at once. Only then is what lies below the first screen laid out, piece by piece while there is
 * nothing else to do: until then style sheets leave it to the browser (app/styles/layout.css).
 *
 * The build strips this file of its types and puts it into the pages as it is: no imports.
 */

interface Late {
  fonts: [family: string, address: string, descriptors: FontFaceDescriptors][];
  /** Address of the web manifest. */
  manifest: string;
}

{
  const late = JSON.parse(document.currentScript?.dataset.late ?? '') as Late;
  const key = 'fonts';
  const addresses = String(late.fonts.map(([, address]) => address));

  const loadFonts = async () => {
    const loading = late.fonts.map(([family, address, descriptors]) =>
      new FontFace(family, `url(${address})`, descriptors).load(),
    );
    const fonts = (await Promise.allSettled(loading)).flatMap((font) =>
      font.status === 'fulfilled' ? font.value : [],
    );
    setFonts(fonts);
    try {
      sessionStorage.setItem(key, addresses);
    } catch {
      // Storage is blocked: the next page loads them after its paint again.
    }
  };

  /**
   * All at once: text is laid out anew one time. Where a line breaks otherwise in them, so that
   * something on the screen would move up or down, they wait until the visitor does something.
   */
  const setFonts = (fonts: FontFace[]) => {
    const change = (how: 'add' | 'delete') => fonts.forEach((font) => document.fonts[how](font));
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const shown = isPainted ? onScreen(document.body) : [];
    const before = shown.map(topOf);
    change('add');
    if (shown.every((element, at) => Math.abs(topOf(element) - (before[at] ?? 0)) < 3)) return;
    change('delete');
    const wait = new AbortController();
    const add = () => {
      wait.abort();
      change('add');
    };
    // Not when a pointer goes down: what it points at must not move away before it comes up.
    for (const name of ['click', 'keydown', 'scroll']) {
      addEventListener(name, add, { capture: true, signal: wait.signal });
    }
  };

  const topOf = (element: Element) => element.getBoundingClientRect().top;

  /** What begins on the screen or above it. What stands within a line may move with it. */
  const onScreen = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) =>
      topOf(child) >= innerHeight ? [] : hasText(child) ? [child] : [child, ...onScreen(child)],
    );

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

  const hasFonts = () => {
    // Browsers wait for another process when storage is first read.
    if (!document.referrer.startsWith(location.origin)) return false;
    try {
      return sessionStorage.getItem(key) === addresses;
    } catch {
      return false;
    }
  };

  /** What style sheets may leave out of the layout: paragraphs are light, the others are not. */
  const light = '.article-body .prose > *';
  const parts = `.section, .project-body > *, .project-list > *, ${light}, body > footer`;

  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

  /** The mark of the root stays: without it the browser would work out every style anew. */
  const layOutRest = () => {
    const rest = [...document.querySelectorAll(parts)];
    const layOutNext = () => {
      const count = rest[0]?.matches(light) ? 6 : 1;
      for (const part of rest.splice(0, count)) part.setAttribute('data-laid-out', '');
      if (rest.length > 0) whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  };

  document.documentElement.dataset.layout = 'first-screen';
  const wasAhead = hasFonts();
  if (wasAhead) void loadFonts().then(afterFonts);

  function afterFonts() {
    if (document.readyState === 'complete') layOutRest();
    else addEventListener('load', layOutRest);
  }

  const afterPaint = () => {
    if (!wasAhead) void loadFonts().then(afterFonts);
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = late.manifest;
    document.head.append(link);
  };

  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } else addEventListener('load', afterPaint);
}
