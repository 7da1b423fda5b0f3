/*
 * Shows the pictures of a gallery or text as large as the window. The dialog is in the page
 * (components/layout/viewer.tsx). Its pictures are copies of those on the page, made when it first opens.
 */

const viewer = () => document.querySelector<HTMLDialogElement>('.viewer');
const links = () => [...document.querySelectorAll('.viewer-link')];
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

const create = (name: string) => document.createElement(name);

/** Copies the pictures of the page with their captions, and adds a link to the file. */
const fillStrip = (list: HTMLElement) => {
  for (const link of links()) {
    const [item, figure, caption] = [create('li'), create('figure'), create('figcaption')];
    const file = link.cloneNode() as HTMLElement;
    file.className = 'viewer-file';
    file.textContent = viewer()?.querySelector('.viewer-file')?.textContent ?? '';
    caption.append(
      link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
      ' ',
      file,
    );
    figure.append(link.lastElementChild?.cloneNode(true) ?? '', caption);
    for (const source of figure.querySelectorAll('source')) source.sizes = '100vw';
    figure.querySelector('img')?.removeAttribute('loading');
    item.append(figure);
    list.append(item);
  }
  list.addEventListener('scroll', update);
};

addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  const element = target as Element;
  const link = element.closest('.viewer-link');
  const step = element.closest<HTMLElement>('.viewer [data-step]')?.dataset.step;
  if (step) show(current() + Number(step));
  const list = strip();
  if (!link || metaKey || ctrlKey || shiftKey || !list) return;
  event.preventDefault();
  if (list.children.length === 0) fillStrip(list);
  viewer()?.showModal();
  show(links().indexOf(link), 'instant');
  update();
});

addEventListener('keydown', ({ key }) => {
  if (!viewer()?.open) return;
  const last = (strip()?.children.length ?? 1) - 1;
  const index = { ArrowRight: current() + 1, ArrowLeft: current() - 1, Home: 0, End: last }[key];
  if (index !== undefined) show(index);
});

export {};
