import type { ReactNode } from 'react';

/** A description list of facts: two in the first row, and all in one row on large screens. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 lg:flex [&>:nth-child(n+3)]:col-span-full lg:[&>*]:flex-1">
    {children}
  </dl>
);
