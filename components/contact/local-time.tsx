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

/** A time with two digits for the hour in any language: 22:00, or 10:00 PM. */
const LATE = 22 * 60;

/**
 * The time where the owner is, once React runs, in the language of the page. It has its room before, and the text of the
 * HTML keeps its own, so that nothing shifts.
 */
export function LocalTime({ city, timeZone, language, children }: LocalTimeProps) {
  const minute = useSyncExternalStore(everySecond, thisMinute, () => undefined);
  return (
    <span className="inline-grid wrap-anywhere [&>*]:[grid-area:1/1]">
      <span
        data-text={strings.contact.time(timeIn('UTC', language, LATE), city)}
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

/** The time in a time zone: `17:41`, or in English `5:41 PM`. */
const timeIn = (timeZone: string, language: string, minute: number): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' }).format(minute * MINUTE);
