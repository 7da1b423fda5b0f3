import type { ComponentProps, ReactNode } from 'react';

interface DownloadLinkProps extends ComponentProps<'a'> {
  /** Address of the file, base path included. */
  href: string;
  /** The name under which the visitor's browser saves the file. */
  fileName: string;
  children: ReactNode;
}

/** A link that saves a file. */
export function DownloadLink({ fileName, children, ...props }: DownloadLinkProps) {
  return (
    <a download={fileName} type="application/pdf" {...props}>
      {children}
    </a>
  );
}
