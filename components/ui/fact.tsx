import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A labelled fact in a description list. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="font-mono text-caption text-muted">{label}</dt>
      <dd className="mt-1 text-small font-medium">{children}</dd>
    </div>
  );
}
