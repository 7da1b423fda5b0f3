'use client';

import { useRef, useState, type ReactNode } from 'react';
import { contact } from '@/lib/site/words';

interface CopyTextProps {
  text: string;
  icon: ReactNode;
}

const messages = { idle: '', copied: contact.copied, selected: contact.selected };

/**
 * A text with a button that copies it. Where the browser refuses, the text is selected instead;
 * without script there is no button.
 */
export function CopyText({ text, icon }: CopyTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<keyof typeof messages>('idle');

  async function copy() {
    // Emptied first, so that a second press is announced too.
    setState('idle');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setState('selected');
    }
  }

  return (
    <span className="copy-text">
      <span ref={shown}>{text}</span>{' '}
      <button type="button" className="copy-button" onClick={copy}>
        {icon}
        {contact.copy}
        <span className="sr-only">{contact.copyWhat}</span>
      </button>{' '}
      <span role="status" className="text-muted">
        {messages[state]}
      </span>
    </span>
  );
}
