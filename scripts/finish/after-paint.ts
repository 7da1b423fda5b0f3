/*
 * Runs in the head of each exported page, inline. What the first paint does without is fetched
 * after it: the fonts, whose fallbacks are as wide, so that nothing moves when they come, and the
 * web manifest. A visitor who comes from another page of the site has the fonts already, and gets
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
    // All at once: text is laid out anew one time.
    for (const font of await Promise.allSettled(loading)) {
      if (font.status === 'fulfilled') document.fonts.add(font.value);
    }
    try {
      sessionStorage.setItem(key, addresses);
    } catch {
      // Storage is blocked: the next page loads them after its paint again.
    }
  };

  const hasFonts = () => {
    try {
      return sessionStorage.getItem(key) === addresses;
    } catch {
      return false;
    }
  };

  /** What style sheets may leave out of the layout: paragraphs are light, the others are not. */
  const light = '.article-body .prose > *';
  const parts = `.section, .project-body > *, ${light}, body > footer`;

  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act);

  const layOutRest = () => {
    const all = [...document.querySelectorAll(parts)];
    const rest = [...all];
    const layOutNext = () => {
      const count = rest[0]?.matches(light) ? 6 : 1;
      for (const part of rest.splice(0, count)) part.setAttribute('data-laid-out', '');
      if (rest.length > 0) return void whenIdle(layOutNext);
      delete root.dataset.layout;
      for (const part of all) part.removeAttribute('data-laid-out');
    };
    whenIdle(layOutNext);
  };

  const root = document.documentElement;
  root.dataset.layout = 'first-screen';
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
