/*
 * A loader for Turbopack. Every page carries what Next shows when the frame of all pages breaks. Its own
 * page for that has styles and a form that this site's policy forbids, and is heavy; this one is plain.
 * A file of the site's could take its place, but only as an island in app/, which holds none.
 * https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function plainErrorPage() {
  return `'use client';
import { jsx, jsxs } from 'react/jsx-runtime';
export default () =>
  jsxs('html', {
    lang: 'en',
    children: [
      jsx('head', { children: jsx('meta', { name: 'color-scheme', content: 'dark light' }) }),
      jsxs('body', {
        children: [
          jsx('h1', { children: 'This page broke' }),
          jsx('p', { children: 'Reload it, or go back to the one before.' }),
        ],
      }),
    ],
  });
`;
}
