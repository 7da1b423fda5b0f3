import type { Locator } from '@playwright/test';

/**
 * The CSS animation that brings an element in: its own, or that of the nearest element round it.
 * It is played again for that, because browsers forget one that has ended.
 *
 * @returns length and delay in milliseconds, and the properties that it changes
 */
export const entryAnimation = (locator: Locator) =>
  locator.evaluate((element) => {
    let node: HTMLElement | null = element as HTMLElement;
    while (node && getComputedStyle(node).animationName === 'none') node = node.parentElement;
    if (!node) return undefined;
    node.style.animationName = 'none';
    node.getAnimations();
    node.style.removeProperty('animation-name');
    const { effect } = node.getAnimations()[0] ?? {};
    if (!(effect instanceof KeyframeEffect)) return undefined;
    const { duration, delay } = effect.getTiming();
    const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const changes = ['opacity', 'transform'].filter((property) => keys.includes(property));
    return { duration, delay: Math.round(delay ?? 0), changes };
  });

/** How opaque an element is, with all that it stands in: from 0 to 1. */
export const opacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1;
    for (let node: Element | null = element; node; node = node.parentElement) {
      product *= Number(getComputedStyle(node).opacity);
    }
    return product;
  });

/**
 * Waits for the next animation that changes how opaque an element is.
 *
 * @returns its length in milliseconds
 */
export const nextFade = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const isFade = ({ effect }: Animation) =>
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          effect.getKeyframes().some((frame) => 'opacity' in frame) &&
          effect.getTiming().duration !== 0;
        const look = () => {
          const fade = document.getAnimations().find(isFade);
          if (fade) done(Number(fade.effect?.getTiming().duration));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
