'use client';

import { usePathname } from 'next/navigation';
import Script from 'next/script';
import { useEffect, useRef, useState } from 'react';
import type { AnalyticsScript } from '@/lib/services';
import { useHydrated } from '../ui/use-hydrated';

declare global {
  interface Window {
    plausible?: { init?: (options: object) => void };
    goatcounter?: { count?: (view: { path: string; referrer?: string }) => void };
    umami?: { track?: (complete: (view: object) => object) => void };
  }

  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Time between a change of page and its count, in milliseconds. The title changes after the page. */
const COUNT_DELAY = 300;

/**
 * Counts page views. The script loads after everything else, and neither on a local server nor in browsers that ask
 * sites not to track their users.
 */
export function Analytics({ src, attributes }: AnalyticsScript) {
  const isHydrated = useHydrated();
  const pathname = usePathname();
  const [isLoaded, setLoaded] = useState(false);
  const lastUrl = useRef<string>(undefined);

  useEffect(() => {
    if (!isLoaded) return;
    const { pathname: path, href: url } = location;
    // The scripts of the other services detect changes of page themselves.
    const timer = setTimeout(() => {
      const { title } = document;
      // By default, the scripts would send the page that led to the site again with each view of a visit.
      const from = lastUrl.current && { referrer: lastUrl.current };
      window.goatcounter?.count?.({ path, ...from });
      window.umami?.track?.((view) => ({ ...view, ...from, url, title }));
      lastUrl.current = url;
    }, COUNT_DELAY);
    return () => clearTimeout(timer);
  }, [isLoaded, pathname]);

  if (!isHydrated || isLocal(location) || asksNotToBeTracked(navigator)) return null;
  return (
    <Script
      src={src}
      strategy="lazyOnload"
      onLoad={() => {
        window.plausible?.init?.({});
        setLoaded(true);
      }}
      {...attributes}
    />
  );
}

const isLocal = ({ hostname }: Location) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: Navigator) =>
  doNotTrack === '1' || globalPrivacyControl === true;
