'use client';

import { useRef, useState, type ReactNode } from 'react';
import { contact } from '@/lib/site/words';

interface CopyTextProps {
  text: string;
  icon: ReactNode;
}

const messages = { idle: '', copied: contact.copied, selected: contact.selected };

/**
 * A text with a button that copies it. If the browser refuses, the text is selected instead.
 * Without script there is no button.
 */
export function CopyText({ text, icon }: CopyTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<keyof typeof messages>('idle');

  async function copy() {
    // Clear the message first, so that screen readers announce a second press too.
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
