import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';
import type { Original } from '@/lib/urls';

/** A link to a page that exists only in another language of the site, which it names. */
export const OriginalLink = ({
  languageName,
  className = '',
  children,
  ...props
}: ComponentProps<'a'> & Original) => (
  // As a flex container, it may have too little room for both parts side by side.
  <a {...props} className={`${className} flex-wrap`}>
    {children}{' '}
    <span className="ms-[0.4em] whitespace-nowrap font-caption text-caption font-normal text-muted">
      ({strings.layout.inLanguage(languageName)})
    </span>
  </a>
);
