'use client';

import { useEffect, useState } from 'react';
import { article, markdown } from '@/lib/site/words';

/** How long the button shows the result of copying, in milliseconds. */
const NOTICE = 2000;

/** Makes the copy buttons of code blocks work and announces the result to screen readers. */
export function CopyCode() {
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest?.('[data-copy]');
      const code = button?.closest('.code')?.querySelector('pre')?.textContent;
      if (!button || code === undefined || code === null) return;
      const isCopied = await navigator.clipboard?.writeText(code).then(
        () => true,
        () => false,
      );
      const words = isCopied ? article.copied : article.notAllowed;
      button.textContent = words;
      setNotice(isCopied ? article.codeCopied : article.copyingNotAllowed);
      setTimeout(() => {
        button.textContent = markdown.copy;
        setNotice('');
      }, NOTICE);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);

  return (
    <p role="status" className="sr-only">
      {notice}
    </p>
  );
}
