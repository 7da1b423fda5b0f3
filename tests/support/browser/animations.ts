import type { Locator } from '@playwright/test';

/**
 * The CSS animation that an element, or the nearest ancestor that has one, plays when the page appears.
 * @returns duration and delay; undefined if there is none
 */
export const entryAnimation = (locator: Locator) =>
  locator.evaluate((element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(node);
      if (animationName !== 'none') return { duration: animationDuration, delay: animationDelay };
    }
    return undefined;
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
