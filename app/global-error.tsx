'use client';

import { useEffect } from 'react';
import { FailureNotice } from '@/components/layout/failure-notice';
import { showStoredTheme } from '@/components/layout/theme';
import { settings } from '@/data/site';

/**
 * Shown if the layout of a page fails in the browser. It is simple because every page loads it. Next's default has a
 * form and inline styles, which the Content Security Policy forbids.
 * https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(showStoredTheme, []);
  // That of the layout. Next also renders this page in the build.
  const direction = typeof document === 'undefined' ? '' : document.dir;
  return (
    <html lang={settings.language} dir={direction || undefined}>
      <head>
        <meta name="color-scheme" content="dark light" />
      </head>
      <body className="min-h-svh">
        <main className="px-side">
          <FailureNotice error={error} />
        </main>
      </body>
    </html>
  );
}
