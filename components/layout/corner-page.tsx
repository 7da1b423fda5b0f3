import type { ReactNode } from 'react';
import { BlockPattern } from '../ui/block-pattern';

interface CornerPageProps {
  pattern: string;
  className?: string;
  children: ReactNode;
}

/** A page with little content and a large pattern in its corner. */
export const CornerPage = ({ pattern, className = '', children }: CornerPageProps) => (
  <div className={`flex min-h-page flex-col justify-between gap-12 md:flex-row ${className}`}>
    <div className="min-w-0 grow">{children}</div>
    <BlockPattern
      pattern={pattern}
      className="w-[min(50%,22rem)] flex-none self-end md:w-[min(38%,22rem)]"
    />
  </div>
);
