import type { ReactNode } from 'react';
import { words } from '@/lib/site';

interface CopyTextProps {
  text: string;
  icon: ReactNode;
}

/**
 * A text with a button that copies it: lib/enhance/copy.ts. Without script there is no button.
 */
export function CopyText({ text, icon }: CopyTextProps) {
  const { copy, copyWhat, copied, selected } = words.contact;
  return (
    <span className="copy-text">
      <span className="copied-text">{text}</span>{' '}
      <button type="button" className="copy-button" data-copy="">
        {icon}
        {copy}
        <span className="sr-only">{copyWhat}</span>
      </button>{' '}
      <span role="status" className="text-muted" data-copied={copied} data-selected={selected} />
    </span>
  );
}
