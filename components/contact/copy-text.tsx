'use client';

import { useRef, useState, type ReactNode } from 'react';

interface CopyTextProps {
  text: string;
  /** What the text is, for the button's name: "e-mail address". */
  what: string;
  icon: ReactNode;
}

const messages = { idle: '', copied: 'Copied', selected: 'Selected: press Ctrl+C or ⌘C' } as const;

/**
 * A text with a button that copies it. Where the browser refuses, the text is selected instead;
 * without script there is no button.
 */
export function CopyText({ text, what, icon }: CopyTextProps) {
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
        Copy<span className="sr-only"> the {what}</span>
      </button>{' '}
      <span role="status" className="text-muted">
        {messages[state]}
      </span>
    </span>
  );
}
