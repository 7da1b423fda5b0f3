import { strings } from '@/data/strings';
import { element } from './element';

/*
 * Shows the pictures of a gallery or text as large as the window: links of the class `lightbox-link`. The
 * dialog is made when one is first clicked, with a scroll-snap strip of copies of the page's pictures.
 * Without script the links open the files.
 */

const links = () => [...document.querySelectorAll('.lightbox-link')];

const icon = (d: string) =>
  element(
    'svg',
    { viewBox: '0 0 24 24', class: 'strokes', 'aria-hidden': 'true' },
    element('path', { d }),
  );
const forScreenReaders = (text: string) => element('span', { class: 'sr-only' }, text);
const button = (attributes: Record<string, string>, ...children: (Node | string)[]) =>
  element('button', { type: 'button', class: 'viewer-button', ...attributes }, ...children);

/** Copies a picture of the page with its caption, and adds a link to the file. */
const copyOf = (link: Element) => {
  const file = link.cloneNode() as HTMLElement;
  file.className = 'viewer-file';
  file.textContent = strings.lightbox.open;
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  const picture = link.lastElementChild?.cloneNode(true) ?? '';
  const figure = element('figure', {}, picture, element('figcaption', {}, caption, ' ', file));
  for (const source of figure.querySelectorAll('source')) source.sizes = '100vw';
  figure.querySelector('img')?.removeAttribute('loading');
  return element('li', {}, figure);
};

const makeViewer = () => {
  const items = links().map(copyOf);
  const strip = element('ul', { class: 'viewer-strip' }, ...items);
  const place = element('p', { role: 'status', class: 'viewer-place' });
  const close = button({}, icon('M6 6l12 12M18 6L6 18'), forScreenReaders(strings.lightbox.close));
  const what = () => forScreenReaders(strings.lightbox.image);
  const previous = button({}, icon('M12 19l-7-7 7-7M19 12H5'), strings.lightbox.previous, what());
  const next = button({}, strings.lightbox.next, what(), icon('M5 12h14M12 5l7 7-7 7'));
  const dialog = element(
    'dialog',
    { class: 'viewer', 'aria-label': strings.lightbox.label },
    element('div', { class: 'viewer-bar' }, place, close),
    strip,
    element('div', { class: 'viewer-bar' }, previous, next),
  );

  /** The index of the picture that is shown. */
  const current = () => Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1));

  /** The index of the picture that a button or key has asked for, until it is there. */
  let wanted: number | undefined;

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    if (!items[index]) return;
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // https://developer.mozilla.org/docs/Web/API/Element/scrollIntoView
    items[index].scrollIntoView({
      behavior: reducesMotion ? 'instant' : behavior,
      block: 'nearest',
      inline: 'center',
    });
    wanted = index === current() ? undefined : index;
  };

  const update = () => {
    const index = current();
    items.forEach((item, at) => (item.inert = at !== index));
    const text = `${index + 1} / ${items.length}`;
    if (place.textContent !== text) place.textContent = text;
    previous.ariaDisabled = String(index === 0);
    next.ariaDisabled = String(index === items.length - 1);
  };

  const step = (by: number) => show((wanted ?? current()) + by);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => show(0),
    End: () => show(items.length - 1),
  };

  close.onclick = () => dialog.close();
  previous.onclick = () => step(-1);
  next.onclick = () => step(1);
  dialog.onkeydown = ({ key }) => keys[key]?.();
  strip.onscroll = update;
  // A step during another one may end between the two.
  strip.onscrollend = () => {
    if (wanted === undefined || wanted === current()) wanted = undefined;
    else show(wanted);
  };
  strip.onpointerdown = strip.onwheel = () => (wanted = undefined);
  document.body.append(dialog);
  return (index: number) => {
    dialog.showModal();
    show(index, 'instant');
    update();
  };
};

let open: ((index: number) => void) | undefined;

addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const link = (target as Element).closest('.lightbox-link');
  if (!link || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open ??= makeViewer();
  open(links().indexOf(link));
});
