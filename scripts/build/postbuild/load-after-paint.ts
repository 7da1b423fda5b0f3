import { readFileSync } from 'node:fs';
import type { PageStyles } from './page-styles';

const styleSheet = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"]+)"[^>]*>/g;
const scriptPreload = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g;
const moduleScript = /<script(?=[^>]* src="([^"]+)")(?![^>]* nomodule)[^>]*><\/script>/gi;

/** Scripts and style sheets that delay the first paint, however their tags are written. */
const blocking = /<script(?=[^>]* src\b)(?![^>]* nomodule)|<link[^>]* rel=\W?stylesheet/i;

/** The URLs of the scripts that a page loads, without those for old browsers. */
export const scriptsOf = (html: string): string[] =>
  Array.from(html.matchAll(moduleScript), ([, src = '']) => src);

/** Whether a page waits for scripts or style sheets before its first paint. */
export const isDelayed = (html: string): boolean =>
  blocking.test(html.replaceAll(/<(template|noscript)>[^]*?<\/\1>/g, ''));

/** Adds the content of the template after the first paint, or, in background tabs, one second after loading. */
const loader = readFileSync(new URL('./after-paint.js', import.meta.url), 'utf8');

/**
 * Puts the CSS that a page needs inline, and adds style sheets and scripts after the first paint, in their order and
 * with their attributes.
 * @param html a page as written by `next build`
 * @param stylesOf chooses the CSS of a page
 * @returns the page, unchanged if it has no style sheet or no head
 */
export async function loadAfterPaint(html: string, stylesOf: PageStyles): Promise<string> {
  const links = html.match(styleSheet) ?? [];
  const scripts = html.match(moduleScript) ?? [];
  if (links.length === 0 || !html.includes('</head>')) return html;
  const page = html
    .replaceAll(styleSheet, '')
    .replaceAll(scriptPreload, '')
    .replaceAll(moduleScript, '');
  const sheets = Array.from(html.matchAll(styleSheet), ([, href = '']) => href);
  const quietScripts = scripts.map((tag) =>
    tag.replace('<script ', '<script fetchpriority="low" '),
  );
  const head = [
    `<style>${await stylesOf(page, sheets)}</style>`,
    `<template>${links.join('')}${quietScripts.join('')}</template>`,
    `<script>${loader}</script>`,
    `<noscript>${links.join('')}</noscript>`,
  ];
  return page.replace('</head>', () => `${head.join('')}</head>`);
}
