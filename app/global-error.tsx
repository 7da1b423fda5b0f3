'use client';

import { failure, settings } from '@/lib/site/words';

/**
 * In place of a page whose layout failed in the browser. The scripts of every page hold it, so it is
 * plain; Next's own also has a form and inline styles, which the site's policy forbids.
 * https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalError() {
  return (
    <html lang={settings.language}>
      <head>
        <meta name="color-scheme" content="dark light" />
      </head>
      <body>
        <h1>{failure.title}</h1>
        <p>{failure.advice}</p>
      </body>
    </html>
  );
}
