/**
 * jsdom has no modal dialogs. This gives it what the drawer asks of them, after the standard
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element): focus moves
 * in and back, Escape closes, opening twice throws, and events come later, as tasks.
 */
export function installDialogs() {
  const before = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('already open', 'InvalidStateError');
      before.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, a[href], input')?.focus();
      later(this, 'toggle');
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const previous = before.get(this);
      if (previous instanceof HTMLElement) previous.focus();
      later(this, 'close');
      later(this, 'toggle');
    },
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

const later = (dialog: HTMLDialogElement, type: string) =>
  setTimeout(() => dialog.dispatchEvent(new Event(type)));
