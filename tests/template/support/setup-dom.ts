import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom lacks them: https://github.com/jsdom/jsdom/issues/2524, https://github.com/jsdom/jsdom/issues/3363
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value)) as never;

// https://github.com/jsdom/jsdom/issues/3368, https://github.com/jsdom/jsdom/issues/2032
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver as never;

// jsdom has dialogs without these: https://github.com/jsdom/jsdom/issues/3294
if (globalThis.HTMLDialogElement) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// The first use of the renderer loads some two hundred modules, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });
