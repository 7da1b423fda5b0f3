import { strings } from '@/data/strings';
import { formatPeriod, type Period } from '@/lib/resume/periods';
import type { TrackRecordEntry } from '@/lib/resume/track-record';
import { Reveal } from '../motion/reveal';
import { InternalLink } from '../ui/internal-link';
import { ArrowForward } from '../ui/line-icons';
import { OriginalLink } from '../ui/original-link';
import { Sentence } from '../ui/sentence';
import { TitledSection } from '../ui/titled-section';

/**
 * The career as a table for screen readers; on narrow screens, each row is a block. The roles stand on `<div>`, because
 * browsers differ in what is left of a `<table>` with `display: grid`:
 * https://adrianroselli.com/2018/02/tables-css-display-properties.html
 */
export function TrackRecord({ entries }: { entries: readonly TrackRecordEntry[] }) {
  if (entries.length === 0) return null;
  const { title, when, where, role, outcome } = strings.home.record;
  return (
    <TitledSection id="record" title={title} className="pt-section">
      <Reveal>
        <div role="table" className="mt-6 block text-start md:mt-8">
          <div role="rowgroup" className="sr-only lg:not-sr-only lg:block">
            <div role="row" className={columns}>
              {[when, where, role, outcome].map((name) => (
                <div
                  key={name}
                  role="columnheader"
                  className="pb-2 font-caption text-caption font-normal text-muted"
                >
                  {name}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className="block border-b border-line">
            {entries.map((entry, index) => (
              <Row key={index} {...entry} />
            ))}
          </div>
        </div>
      </Reveal>
    </TitledSection>
  );
}

const columns = 'grid grid-cols-1 items-baseline gap-x-6 lg:grid-cols-record';

const Row = ({ period, where, role, outcome, path, original }: TrackRecordEntry) => (
  <div
    role="row"
    className={`group relative break-inside-avoid border-t border-line py-4 lg:py-3 ${columns}`}
  >
    <div role="cell" className="font-caption text-caption text-muted lg:text-small">
      {period && formatPeriod(inYears(period), strings.dates)}
    </div>
    <div role="rowheader" className="font-display text-title font-bold tracking-snug wrap-anywhere">
      <RowTitle where={where} path={path} original={original} />
    </div>
    <div role="cell" className="text-small text-muted">
      <Sentence>{role}</Sentence>
    </div>
    <div role="cell" className="mt-2 lg:mt-0 lg:text-small">
      {withNumbers(outcome)}
    </div>
  </div>
);

function RowTitle({
  where,
  path,
  original,
}: Pick<TrackRecordEntry, 'where' | 'path' | 'original'>) {
  const name = <Sentence>{where}</Sentence>;
  const className =
    'outline-none after:absolute after:inset-0 group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent [&_svg]:ms-2 [&_svg]:inline [&_svg]:text-[0.8em] [&_svg]:text-accent';
  if (original) {
    return (
      <OriginalLink {...original} className={className}>
        {name}
      </OriginalLink>
    );
  }
  if (!path) return name;
  return (
    <InternalLink href={path} className={className}>
      {name}
      <ArrowForward />
    </InternalLink>
  );
}

/** A ledger has years; the months are in the CV. */
const inYears = ({ start, end }: Period): Period => ({
  start: start.slice(0, 'YYYY'.length),
  end: end?.slice(0, 'YYYY'.length),
});

/** A text whose numbers the eye finds. */
const withNumbers = (text: string) =>
  text.split(/(\d[\d.,]*(?:\s?%|\+)?)/).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index} className="font-semibold tabular-nums">
        {part}
      </strong>
    ) : (
      <Sentence key={index}>{part}</Sentence>
    ),
  );
