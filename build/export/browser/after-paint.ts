/*
 * Part of the late script. Sets the fonts when they have come, and lays out what lies below the first
 * screen only then, piece by piece while there is nothing else to do: until then style sheets leave it
 * to the browser (app/styles/layout.css).
 */

const { early } = document.currentScript as HTMLScriptElement;

/**
 * Adds the fonts all at once, so that the text is laid out only once more. If something on the screen would
 * move up or down, they wait for the next view of a page.
 */
const setFonts = (fonts: readonly FontFace[]): boolean => {
  const added = fonts.filter((font) => !document.fonts.has(font));
  const shown = onScreen(document.body);
  const before = shown.map(topOf);
  for (const font of added) document.fonts.add(font);
  const isStill = shown.every((one, at) => Math.abs(topOf(one) - (before[at] ?? 0)) < 3);
  if (!isStill) for (const font of added) document.fonts.delete(font);
  return isStill;
};

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** What begins on the screen or above it. What stands within a line may move with it. */
const onScreen = (parent: Element): Element[] =>
  [...parent.children].flatMap((child) =>
    topOf(child) >= innerHeight ? [] : hasText(child) ? [child] : [child, ...onScreen(child)],
  );

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

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

void Promise.all(early.fonts ?? []).then((loaded) => {
  const fonts = loaded.filter((font) => font !== undefined);
  // Headings, labels and code are seldom as wide as the screen.
  if (!setFonts(fonts)) setFonts(fonts.filter(({ family }) => family !== 'text'));
  try {
    // head.ts takes them from the cache next time.
    if (!loaded.includes(undefined)) localStorage.setItem('fonts', String(early.page.fonts));
  } catch {
    // The visitor blocks storage: the fonts come after the paint again.
  }
  if (document.readyState === 'complete') layOutRest();
  else addEventListener('load', layOutRest);
});

/** Pictures that came with the rest of a page which was painted before it was whole. */
const showPictures = () => {
  for (const picture of document.querySelectorAll('.awaits-paint')) {
    picture.setAttribute('data-painted', '');
  }
  const first = document.querySelector('.first-picture');
  const image = first?.querySelector('img');
  // The copy would be seen behind a picture with holes.
  const removeCopy = () => first?.setAttribute('data-loaded', '');
  if (image?.complete && image.naturalWidth > 0) removeCopy();
  else image?.addEventListener('load', removeCopy);
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPictures);
else showPictures();

// The page has a link to no icon: browsers ask for one before the first paint.
document.querySelector('link[rel=icon]')?.remove();
for (const link of kind.links) {
  document.head.append(Object.assign(document.createElement('link'), link));
}
