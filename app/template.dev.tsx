import type { ReactNode } from 'react';
import { readDevErrors } from '@/lib/site/dev-errors';

/* Shows under `npm run dev` the errors of the site on every page, and those of drafts on not-found pages. */

export default function Template({ children }: { children: ReactNode }) {
  const [errors, drafts] = [readDevErrors('errors'), readDevErrors('drafts')];
  return (
    <>
      {errors && <pre className="dev-errors">{errors}</pre>}
      {drafts && <pre className="dev-errors dev-drafts">{drafts}</pre>}
      <style>{styles}</style>
      {children}
    </>
  );
}

const styles = `
  .dev-errors { margin-top: 1.5rem; white-space: pre-wrap; border: 2px solid; border-radius: 0.5rem; padding: 1rem; font-size: 0.875rem }
  body:not(:has([data-looking])) .dev-drafts { display: none }
`;
