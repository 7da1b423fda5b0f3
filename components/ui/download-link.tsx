import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/base-path';

interface DownloadLinkProps extends ComponentProps<'a'> {
  /** URL of the file, without the base path. */
  href: string;
  /** The name under which the browser saves the file. Its extension gives the media type. */
  fileName: string;
}

const types = { pdf: 'application/pdf', vcf: 'text/vcard' };

/** A link that downloads a file. */
export function DownloadLink({ href, fileName, children, ...props }: DownloadLinkProps) {
  const extension = fileName.split('.').at(-1) as keyof typeof types;
  return (
    <a href={withBasePath(href)} download={fileName} type={types[extension]} {...props}>
      {children}
    </a>
  );
}
