'use client';

import { useRef } from 'react';
import { LuCopy } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { useCopy } from '../ui/use-copy';

/** The e-mail address as text, with a button that copies it. */
export function CopyableEmail({ email }: { email: string }) {
  const { status, copy } = useCopy();
  const shown = useRef<HTMLSpanElement>(null);

  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere">
      <span ref={shown}>{email}</span>{' '}
      <button
        type="button"
        className={`${buttonStyles.small} -my-2 text-caption font-normal noscript:hidden print:hidden`}
        onClick={() => copy(email, shown.current)}
      >
        <LuCopy aria-hidden="true" />
        {strings.markdown.copy}
        <span className="sr-only">{strings.contact.copyWhat}</span>
      </button>{' '}
      <span role="status" className="text-muted">
        {status}
      </span>
    </span>
  );
}
