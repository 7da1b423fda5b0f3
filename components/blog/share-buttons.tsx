'use client';

import { LuLink, LuShare2 } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { quietLinkStyles } from '../ui/text-link';
import { useCopy } from '../ui/use-copy';
import { useHydrated } from '../ui/use-hydrated';

const styles = `${quietLinkStyles} cursor-pointer noscript:hidden`;

/** Buttons that copy the link of a page, and share it with other apps if the browser supports that. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  const { status, copy } = useCopy();

  async function share() {
    // Rejects if the visitor closes the share dialog.
    await navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className={styles} onClick={() => copy(url)}>
        <LuLink aria-hidden="true" />
        {strings.article.copyLink}
      </button>
      {isHydrated && 'share' in navigator && (
        <button type="button" className={styles} onClick={share}>
          <LuShare2 aria-hidden="true" />
          {strings.article.share}
        </button>
      )}
      <span role="status" className="order-last self-center text-muted empty:hidden">
        {status}
      </span>
    </>
  );
}
