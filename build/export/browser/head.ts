import { applyStoredTheme } from '@/lib/enhance/apply-theme';

/*
 * Runs in the head of each exported page, inline. It fetches what the first paint does without after it:
 * the fonts and the late script (late.ts), which does all else. A click that only script can answer is
 * held until the late script is there.
 *
 * The build puts it into the pages after `const page = …`.
 */

applyStoredTheme();

let isPainted = false;

// A font from a buffer is there at once, one from a data URL often only after the first paint.
for (const font of page.headingFonts) {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace('display', bytes, { weight: '700' }));
}

const loadFonts = () =>
  (early.fonts ??= page.fonts.map(async ([family, url, weight]) =>
    new FontFace(family, `url(${url})`, { weight }).load().catch(() => undefined),
  ));

/** Reading it throws if the visitor blocks storage. */
const hasFonts = () => {
  try {
    return localStorage.getItem('fonts') === String(page.fonts);
  } catch {
    return false;
  }
};

const addLate = () => {
  const [src, integrity] = page.late;
  const [href, hash] = page.lateCss;
  const link = { rel: 'stylesheet', href, integrity: hash };
  const script = Object.assign(document.createElement('script'), { integrity, early });
  script.src = early.policy?.createScriptURL(src) ?? src;
  script.onerror = () => {
    early.release();
    setTimeout(() => addEventListener('pointerdown', addLate, { once: true }), 1000);
  };
  loadFonts();
  document.head.append(Object.assign(document.createElement('link'), link), script);
};

const hold = (event: Event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const control = (target as Element).closest<HTMLElement>(
    'button:not([popovertarget]), a[data-enhanced], .theme-choice',
  );
  if (!control || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  early.clicks.push(control);
};

const events = new AbortController();
const options = { capture: true, signal: events.signal };
const early: Early = {
  page,
  policy: window.trustedTypes?.createPolicy('late', { createScriptURL: (text) => text }),
  clicks: [],
  keys: [],
  release: () => {
    events.abort();
    for (const control of early.clicks.splice(0)) control.click();
  },
};

const afterPaint = () => {
  if (isPainted) return;
  isPainted = true;
  addLate();
};

// What lies below the first screen is laid out later: app/styles/layout.css.
document.documentElement.dataset.layout = 'first-screen';
addEventListener('click', hold, options);
addEventListener('keydown', (event) => early.keys.push(event), options);
// An earlier visit has left them in the cache. What comes after the paint is set by after-paint.ts.
if (hasFonts()) {
  for (const load of loadFonts()) {
    void load.then((font) => font && !isPainted && document.fonts.add(font));
  }
}
// The transition from the page before, which a change of the window's size ends.
for (const end of ['ready', 'finished'] as const) {
  document.activeViewTransition?.[end].catch(() => {});
}
new PerformanceObserver((entries) => {
  if (entries.getEntriesByName('first-contentful-paint')[0]) afterPaint();
}).observe({ type: 'paint', buffered: true });
// Browsers that hide what could tell visitors apart may tell of no paint.
addEventListener('load', () => setTimeout(afterPaint, 1000));
