import type { ComponentProps, ReactNode } from 'react';

interface DownloadLinkProps extends ComponentProps<'a'> {
  /** URL of the file, base path included. */
  href: string;
  /** The name under which the browser saves the file. Its extension gives the media type. */
  fileName: string;
  children: ReactNode;
}

const types = { pdf: 'application/pdf', vcf: 'text/vcard' };

/** A link that downloads a file. */
export function DownloadLink({ fileName, children, ...props }: DownloadLinkProps) {
  const extension = fileName.split('.').at(-1) as keyof typeof types;
  return (
    <a download={fileName} type={types[extension]} {...props}>
      {children}
    </a>
  );
}
