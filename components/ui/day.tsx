import { strings } from '@/data/strings';

interface DayProps {
  /** YYYY-MM-DD. */
  iso: string;
  className?: string;
}

/** The day of a post in the short form of all posts, and in full where it is pointed at. */
export const Day = ({ iso, className = '' }: DayProps) => (
  // Browsers and Node may know a language in different editions.
  <time
    dateTime={iso}
    title={strings.dates.date(iso)}
    suppressHydrationWarning
    className={`whitespace-nowrap ${className}`}
  >
    {strings.dates.day(iso)}
  </time>
);
