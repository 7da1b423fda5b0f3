import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/urls';
import { ExternalLink } from './external-link';
import { InternalLink } from './internal-link';

interface TextLinkProps extends ComponentProps<'a'> {
  /** URL of another site, or path without the base path. */
  href: string;
  /** Whether it leads to a file of this site, such as a feed. */
  isFile?: boolean;
}

export const textLinkStyles =
  'inline-flex min-h-8 min-w-6 items-center gap-[0.35em] font-medium wrap-anywhere text-accent underline decoration-1 underline-offset-[0.3em] [&_svg]:flex-none [&_svg]:transition-transform [&_svg]:duration-quick hover:[&_svg]:translate-x-[0.2em] rtl:hover:[&_svg]:-translate-x-[0.2em]';

/** A link beside others that is less important than the text. */
export const quietLinkStyles =
  'inline-flex min-h-8 items-center gap-2 wrap-anywhere underline-offset-4 hover:text-accent hover:underline [&_svg]:flex-none';

/** A link on its own line. An arrow in it moves on hover. */
export function TextLink({ href, isFile, className = '', children, ...props }: TextLinkProps) {
  const link = { ...props, className: `${textLinkStyles} ${className}` };
  if (isFile)
    return (
      <a {...link} href={withBasePath(href)}>
        {children}
      </a>
    );
  const Link = /^https?:/.test(href) ? ExternalLink : InternalLink;
  return (
    <Link {...link} href={href}>
      {children}
    </Link>
  );
}
