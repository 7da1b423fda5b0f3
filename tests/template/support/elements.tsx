import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders an element and returns its container. */
export const show = (element: ReactElement): HTMLElement => render(element).container;

/** The targets of all links in a node, without the slash at the end that only Next's build adds. */
export const hrefsIn = (node: ParentNode) =>
  [...node.querySelectorAll('a')].map((link) =>
    link.getAttribute('href')?.replace(/(?<=.)\/$/, ''),
  );

/** The texts of all headings in a node. */
export const headingsIn = (node: ParentNode) =>
  [...node.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) => textContent);
