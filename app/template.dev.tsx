import type { ReactNode } from 'react';
import { LiveReload } from '@/components/layout/live-reload';
import { contentDiagnostics } from './content';

/** Adds to each page of `npm run dev` what is wrong with the texts, and shows their changes. Builds ignore this file. */
export default function Template({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LiveReload diagnostics={contentDiagnostics()} />
    </>
  );
}
