import type { Locator } from '@playwright/test';

/**
 * The entry animation (CSS) of an element or its nearest animated ancestor. This replays it, because
 * browsers do not list finished animations.
 *
 * @returns duration and delay in milliseconds, and the animated properties
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

/** The opacity of an element, multiplied by that of its ancestors: from 0 to 1. */
export const opacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1;
    for (let node: Element | null = element; node; node = node.parentElement) {
      product *= Number(getComputedStyle(node).opacity);
    }
    return product;
  });

/**
 * Waits for the next animation of an element's opacity.
 *
 * @returns its duration in milliseconds
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
