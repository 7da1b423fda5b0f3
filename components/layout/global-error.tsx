'use client';

/** Stands in for the whole document when even the layout cannot be shown. Kept small: every page loads it. */
export function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>This page could not be shown</h1>
        <p>
          <a href={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`}>Go to the home page</a>
        </p>
      </body>
    </html>
  );
}
