import type { PageStyles } from './page-styles';

const styleSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const moduleScript = /<script src="[^"]+"(?![^>]* noModule)[^>]*><\/script>/g;

/** Where scripts and style sheets wait for the first paint: the content of a template is inert. */
const TEMPLATE = 'after-paint';

/**
 * Adds what the template holds once the page has been painted. Browsers that tell of no paint, such as
 * in background tabs, add it one second after the page has loaded.
 */
const loader = `
const add = () => {
  const template = document.getElementById('${TEMPLATE}');
  if (!template) return;
  document.head.append(template.content);
  template.remove();
};
new PerformanceObserver((entries) => {
  if (entries.getEntriesByName('first-contentful-paint').length > 0) add();
}).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(add, 1000));
`;

/**
 * Takes style sheets and scripts out of a page's way: the CSS that the page needs goes inline, and the
 * rest is added after the first paint, in its order and with its attributes.
 * @param html a page as `next build` writes it
 * @param stylesOf chooses the CSS of a page
 * @returns the page, unchanged if it has no style sheet or no head
 */
export async function deferResources(html: string, stylesOf: PageStyles): Promise<string> {
  const sheets = Array.from(html.matchAll(styleSheet), ([, href = '']) => href);
  if (sheets.length === 0 || !html.includes('</head>')) return html;
  const links = html.match(styleSheet) ?? [];
  const scripts = html.match(moduleScript) ?? [];
  const page = [styleSheet, scriptPreload, moduleScript].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    html,
  );
  const late = [
    ...links,
    ...scripts.map((script) => script.replace('<script ', '<script fetchpriority="low" ')),
  ];
  const styles = await stylesOf(page, sheets);
  const head =
    `<style>${styles}</style>` +
    `<template id="${TEMPLATE}">${late.join('')}</template>` +
    `<script>${loader}</script>` +
    `<noscript>${links.join('')}</noscript>`;
  return page.replace('</head>', () => `${head}</head>`);
}
