import type { ReactNode } from 'react';

/** A description list of facts, in one row on large screens. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 max-md:[&>:nth-child(n+3)]:col-span-full md:[&>:last-child:nth-child(odd)]:col-span-full lg:flex lg:[&>*]:flex-1">
    {children}
  </dl>
);

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A labelled fact in a description list. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="font-caption text-caption text-muted">{label}</dt>
      <dd className="mt-1 text-small font-medium hyphens-auto">{children}</dd>
    </div>
  );
}
