import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';
import type { Original } from '@/lib/urls';

/** A link to a page that exists only in another language of the site, which it names. */
export const OriginalLink = ({
  languageName,
  children,
  ...props
}: ComponentProps<'a'> & Original) => (
  <a {...props}>
    {children}{' '}
    <span className="ms-[0.4em] font-caption text-caption font-normal text-muted">
      ({strings.layout.inLanguage(languageName)})
    </span>
  </a>
);
