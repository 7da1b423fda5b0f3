import { readFileSync } from 'node:fs';
import type { PageStyles } from './page-styles';

const styleSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const moduleScript = /<script src="[^"]+"(?![^>]* noModule)[^>]*><\/script>/g;

/**
 * The inline script that adds the content of the template, which is inert until then, once the page has
 * been painted. Browsers that report no paint, such as in background tabs, add it one second after the
 * page has loaded.
 */
const loader = readFileSync(new URL('./after-paint.js', import.meta.url), 'utf8');

/**
 * Keeps style sheets and scripts from delaying a page: the CSS that the page needs goes inline, and the
 * rest is added after the first paint, in its order and with its attributes.
 * @param html a page as `next build` writes it
 * @param stylesOf chooses the CSS of a page
 * @returns the page, unchanged if it has no style sheet or no head
 */
export async function deferResources(html: string, stylesOf: PageStyles): Promise<string> {
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
