/*
 * Shows the pictures of a gallery as large as the window (components/projects/gallery.tsx). The dialog
 * is in the page. Its pictures are copies of those of the gallery, made when it first opens.
 */

const viewer = () => document.querySelector<HTMLDialogElement>('.viewer');
const strip = () => viewer()?.querySelector<HTMLElement>('.viewer-strip');

/** The index of the picture that is shown. */
const current = () => {
  const { scrollLeft = 0, clientWidth = 1 } = strip() ?? {};
  return Math.round(Math.abs(scrollLeft) / clientWidth);
};

const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const picture = strip()?.children[index];
  // https://developer.mozilla.org/docs/Web/API/Element/scrollIntoView
  picture?.scrollIntoView({
    behavior: reducesMotion ? 'instant' : behavior,
    block: 'nearest',
    inline: 'center',
  });
};

const update = () => {
  const items = [...(strip()?.children ?? [])] as HTMLElement[];
  const index = current();
  items.forEach((item, at) => (item.inert = at !== index));
  const place = viewer()?.querySelector('[role=status]');
  const text = `${index + 1} / ${items.length}`;
  if (place && place.textContent !== text) place.textContent = text;
  for (const button of viewer()?.querySelectorAll<HTMLElement>('[data-step]') ?? []) {
    button.ariaDisabled = String(!items[index + Number(button.dataset.step)]);
  }
};

/** Copies the figures of the gallery, with a link to the file in place of one around the picture. */
const fillStrip = (list: HTMLElement) => {
  for (const figure of document.querySelectorAll('.gallery figure')) {
    const copy = figure.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a');
    for (const source of copy.querySelectorAll('source')) source.sizes = '100vw';
    copy.querySelector('img')?.removeAttribute('loading');
    if (link) {
      link.replaceWith(...link.querySelectorAll('picture, :not(picture) > img'));
      link.replaceChildren(viewer()?.querySelector('.viewer-file')?.textContent ?? '');
      link.className = 'viewer-file';
      copy.querySelector('figcaption')?.append(' ', link);
    }
    const item = document.createElement('li');
    item.append(copy);
    list.append(item);
  }
  list.addEventListener('scroll', update);
};

addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const element = target as Element;
  const link = element.closest('.gallery-link');
  const step = element.closest<HTMLElement>('.viewer [data-step]')?.dataset.step;
  if (step) show(current() + Number(step));
  const list = strip();
  if (!link || metaKey || ctrlKey || shiftKey || !list) return;
  event.preventDefault();
  if (list.children.length === 0) fillStrip(list);
  viewer()?.showModal();
  show([...document.querySelectorAll('.gallery-link')].indexOf(link), 'instant');
  update();
});

addEventListener('keydown', ({ key }) => {
  if (!viewer()?.open) return;
  const last = (strip()?.children.length ?? 1) - 1;
  const index = { ArrowRight: current() + 1, ArrowLeft: current() - 1, Home: 0, End: last }[key];
  if (index !== undefined) show(index);
});

export {};
