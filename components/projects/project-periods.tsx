import { periodParts, type Period, type PeriodWords } from '@/lib/career/periods';

interface ProjectPeriodsProps {
  periods: readonly Period[];
  words: PeriodWords;
}

/** When a project took place, with each date in a `<time>`. */
export const ProjectPeriods = ({ periods, words }: ProjectPeriodsProps) =>
  periodParts(periods, words).map(({ text, date }, index) =>
    date ? (
      <time key={index} dateTime={date}>
        {text}
      </time>
    ) : (
      text
    ),
  );
