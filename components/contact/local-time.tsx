'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { strings } from '@/data/strings';

interface LocalTimeProps {
  city: string;
  /** IANA name. */
  timeZone: string;
  /** BCP 47 tag of the page. */
  language: string;
  /** Where the owner is, as the HTML says it. */
  children: ReactNode;
}

/** The longest time. */
const LONGEST = '10:00 PM';

/**
 * The time where the owner is, once React runs. It counts hours to 12 or 24 as the visitor's browser does. It has its
 * room before, and the text of the HTML keeps its own, so that nothing shifts.
 */
export function LocalTime({ city, timeZone, language, children }: LocalTimeProps) {
  const minute = useSyncExternalStore(everySecond, thisMinute, () => undefined);
  return (
    <span className="inline-grid wrap-anywhere [&>*]:[grid-area:1/1]">
      <span
        data-text={strings.contact.time(LONGEST, city)}
        className="invisible before:content-[attr(data-text)] noscript:hidden"
      />
      {minute === undefined ? (
        <span>{children}</span>
      ) : (
        <span aria-hidden="true" className="invisible">
          {children}
        </span>
      )}
      {minute !== undefined && (
        <span>{strings.contact.time(timeIn(timeZone, language, minute), city)}</span>
      )}
    </span>
  );
}

const MINUTE = 60_000;

const thisMinute = (): number | undefined => Math.floor(Date.now() / MINUTE);

function everySecond(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** The time in a time zone: `17:41`, or `5:41 PM`. */
function timeIn(timeZone: string, language: string, minute: number): string {
  const visitor = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return new Intl.DateTimeFormat(language, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: visitor.hourCycle,
  }).format(minute * MINUTE);
}
