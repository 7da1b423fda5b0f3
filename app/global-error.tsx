'use client';

import { settings } from '@/data/site';
import { strings } from '@/data/strings';

/**
 * Shown if the layout of a page fails in the browser. It is simple because every page loads it. Next's default has a
 * form and inline styles, which the Content Security Policy forbids.
 * https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalError() {
  return (
    <html lang={settings.language}>
      <head>
        <meta name="color-scheme" content="dark light" />
      </head>
      <body>
        <h1>{strings.failure.title}</h1>
        <p>{strings.failure.whatToDo}</p>
      </body>
    </html>
  );
}
