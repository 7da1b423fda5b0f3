'use client';

import { useState } from 'react';
import { LuLink, LuShare2 } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { useHydrated } from '../ui/use-hydrated';

const buttonClass =
  'inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-small border border-edge px-2 hover:border-accent hover:text-accent noscript:hidden';

/** Buttons that copy the link of a page, and hand it to other apps if the browser can. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState('');

  async function copy() {
    // Screen readers announce what changes: a second press, too.
    setStatus('');
    try {
      await navigator.clipboard.writeText(url);
      setStatus(strings.layout.copied);
    } catch {
      setStatus(url);
    }
  }

  async function share() {
    // Closing the dialog of the device is no error.
    await navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className={buttonClass} onClick={copy}>
        <LuLink aria-hidden="true" />
        {strings.article.copyLink}
      </button>
      {isHydrated && 'share' in navigator && (
        <button type="button" className={buttonClass} onClick={share}>
          <LuShare2 aria-hidden="true" />
          {strings.article.share}
        </button>
      )}
      <span role="status" className="order-last text-muted wrap-anywhere empty:hidden">
        {status}
      </span>
    </>
  );
}
