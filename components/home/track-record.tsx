import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { pathsOf, portraitDisc } from '@/lib/graphics/mark';
import type { FilledPath } from '@/lib/graphics/pattern';
import { formatPeriod, type Period } from '@/lib/resume/periods';
import type { TrackRecordEntry } from '@/lib/resume/track-record';
import { SiteLogo } from '../layout/site-logo';
import { Reveal } from '../motion/reveal';
import { CardLink } from '../ui/card';
import { Sentence } from '../ui/sentence';
import { TitledSection } from '../ui/titled-section';
import { MarkPortrait } from './hero-portrait';

interface TrackRecordProps {
  entries: readonly TrackRecordEntry[];
  /** The tiles of the first entries, unless the site has no patterns, or a logo that is not made of tiles. */
  tiles: readonly FilledPath[][] | undefined;
  portrait: ComponentProps<typeof MarkPortrait> | undefined;
}

/** What the logo has in the place of the portrait. */
const disc = portraitDisc(theme);

/** The career in large rows. On wide screens the mark stays beside them, and shows the tiles of the row that is read. */
export function TrackRecord({ entries, tiles, portrait }: TrackRecordProps) {
  if (entries.length === 0) return null;
  return (
    <TitledSection id="record" title={strings.home.record} className="pt-section short:pt-6">
      <Reveal
        className={`record mt-6 short:mt-4 md:mt-10 ${tiles ? 'lg:grid-cols-mark lg:gap-x-16' : ''}`}
      >
        <ol role="list">
          {entries.map((entry, index) => (
            <Row key={index} entry={entry} tiles={tiles?.[index]} />
          ))}
        </ol>
        {tiles && portrait && (
          <div className="portrait aspect-square max-lg:hidden">
            <MarkPortrait {...portrait} alt="" />
          </div>
        )}
        {tiles && !portrait && (
          <svg viewBox="0 0 4 4" className="portrait max-lg:hidden" aria-hidden="true">
            <path d={disc.path} fill={disc.color} />
          </svg>
        )}
      </Reveal>
    </TitledSection>
  );
}

interface RowProps {
  entry: TrackRecordEntry;
  tiles: readonly FilledPath[] | undefined;
}

const Row = ({ entry: { period, title, role, outcome, path, original }, tiles }: RowProps) => (
  <li>
    <div>
      <p>{period && formatPeriod(inYears(period), strings.dates)}</p>
      <h3>
        {path ? (
          <CardLink href={path} original={original}>
            <Sentence>{title}</Sentence>
          </CardLink>
        ) : (
          <Sentence>{title}</Sentence>
        )}
      </h3>
      <p>
        <Sentence>{role}</Sentence>
      </p>
      <p>{withNumbers(outcome)}</p>
    </div>
    {tiles && (
      <>
        <SiteLogo />
        <svg viewBox="0 0 4 4" aria-hidden="true">
          {pathsOf(tiles).map(({ path: shape, color }) => (
            <path key={color} d={shape} fill={color} />
          ))}
        </svg>
      </>
    )}
  </li>
);

/** The months are in the CV. */
const inYears = ({ start, end }: Period): Period => ({
  start: start.slice(0, 'YYYY'.length),
  end: end?.slice(0, 'YYYY'.length),
});

/** A text whose numbers the eye finds: `150+`, `40 %` and `€1.5M`, but not those in `Web3` and `ERC-20`. */
const withNumbers = (text: string) =>
  text
    .split(/((?<![\p{L}\d.,]|\p{L}-)[$€£]?\d(?:[\d.,]*\d)?(?:\s?%|\+|[kKMBx])?(?![\p{L}\d]))/u)
    .map((part, index) =>
      index % 2 === 1 ? (
        <strong key={index}>{part}</strong>
      ) : (
        <Sentence key={index}>{part}</Sentence>
      ),
    );
