import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/* Browser features that jsdom lacks: https://github.com/jsdom/jsdom/issues/2342 */

/**
 * Defines the observers of sizes and of the viewport.
 * @returns `report`, which notifies the observers of an element
 */
export function observers() {
  const observing = new Map<Element, Set<(entry: object) => void>>();

  class Observer {
    private readonly elements = new Set<Element>();
    private readonly listener: (entry: object) => void;

    constructor(callback: (entries: object[], observer: Observer) => void) {
      this.listener = (entry) => callback([entry], this);
    }

    observe(element: Element) {
      this.elements.add(element);
      const listeners = observing.get(element) ?? new Set();
      observing.set(element, listeners.add(this.listener));
    }

    unobserve(element: Element) {
      this.elements.delete(element);
      observing.get(element)?.delete(this.listener);
    }

    disconnect() {
      for (const element of this.elements) this.unobserve(element);
    }
  }

  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });

  return {
    report(target: Element, entry: object) {
      const listeners = [...(observing.get(target) ?? [])];
      act(() => listeners.forEach((listener) => listener({ target, ...entry })));
    },
  };
}

/** Defines whether the visitor prefers reduced motion. */
export function reduceMotion(matches: boolean) {
  const unused = () => undefined;
  globalThis.matchMedia = () =>
    ({ matches, addEventListener: unused, removeEventListener: unused }) as never;
}

/**
 * Renders an element like the server, lets a visitor use it before hydration, and hydrates it.
 * @param visit simulates the visitor's actions before hydration
 */
export function hydrateAfter(element: ReactElement, visit: (html: HTMLElement) => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  visit(container);
  return render(element, { container, hydrate: true });
}
