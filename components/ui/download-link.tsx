import type { ComponentProps, ReactNode } from 'react';

interface DownloadLinkProps extends ComponentProps<'a'> {
  /** URL of the file, base path included. */
  href: string;
  /** The name under which the visitor's browser saves the file; it tells the type too. */
  fileName: string;
  children: ReactNode;
}

const types = { pdf: 'application/pdf', vcf: 'text/vcard' };

/** A link that saves a file. */
export function DownloadLink({ fileName, children, ...props }: DownloadLinkProps) {
  const ending = fileName.split('.').at(-1) as keyof typeof types;
  return (
    <a download={fileName} type={types[ending]} {...props}>
      {children}
    </a>
  );
}
