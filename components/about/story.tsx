import { strings, type Strings } from '@/data/strings';
import type { CvFile } from '@/lib/cv/cv-files';
import type { StoryYear } from '@/lib/resume/story';
import { Reveal } from '../motion/reveal';
import { CvLink } from '../ui/cv-link';
import { ownText } from '../ui/own-text';
import { TextLink } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';
import { StoryCard } from './story-card';

interface StoryProps {
  years: readonly StoryYear[];
  stats: NonNullable<Strings['about']['stats']>;
  cvFiles: readonly CvFile[];
  /** CVs for kinds of jobs, beside the main one. */
  cvVariants: readonly { label: string; files: readonly CvFile[] }[];
}

/** The career: numbers, a timeline with the years and a card for each moment, and the CV. */
export function Story({ years, stats, cvFiles, cvVariants }: StoryProps) {
  if (years.length + stats.length + cvFiles.length === 0) return null;
  const hasStats = stats.length > 0;
  return (
    <TitledSection title={strings.about.story} className="py-section">
      {hasStats && <Stats stats={stats} />}
      {years.length > 0 && (
        <div className={`relative ps-[24px] lg:ps-0 ${hasStats ? '' : 'mt-10'}`}>
          <TimelineLine />
          <ol role="list">
            {years.map((year) => (
              <Year key={year.year} {...year} />
            ))}
          </ol>
        </div>
      )}
      <CvLink files={cvFiles} className="mt-12 print:hidden" />
      {cvVariants.map((variant) => (
        <CvVariantLinks key={variant.label} {...variant} />
      ))}
    </TitledSection>
  );
}

/** Numbers with their labels, in one row on large screens if there are few. */
const Stats = ({ stats }: Pick<StoryProps, 'stats'>) => (
  <dl
    className={`mt-10 mb-20 grid break-inside-avoid grid-cols-1 gap-x-6 ${stats.length < 7 ? 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none' : ''}`}
  >
    {stats.map(({ value, label }) => (
      <div
        key={label}
        className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-4 border-t border-line py-3 lg:flex-col-reverse lg:flex-nowrap lg:items-stretch lg:pt-4 lg:pb-0"
      >
        <dt className="min-w-0 grow basis-24 font-caption text-caption text-muted lg:grow-0 lg:basis-auto">
          {ownText(label)}
        </dt>
        <dd className="min-w-[2.6em] font-display text-numeral font-bold tracking-tight lg:min-w-0">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

/** On the left on phones, between years and cards on wide screens. It fills as the reader scrolls. */
const TimelineLine = () => (
  <div className="absolute top-3 bottom-0 start-[4px] w-[2px] bg-line lg:start-[calc(25%+1px)] forced-color-adjust-none forced-colors:bg-[CanvasText]">
    <div className="h-full fills-on-scroll bg-accent forced-colors:bg-[CanvasText]" />
  </div>
);

/** A year of the timeline. Its number stays in view beside its cards. */
const Year = ({ year, cards }: StoryYear) => (
  <li className="relative pb-12 last:pb-0 lg:grid lg:grid-cols-timeline lg:pb-20">
    <Reveal className="mb-6 break-after-avoid whitespace-nowrap text-numeral font-bold tracking-tight lg:sticky lg:top-24">
      <h3>{year}</h3>
    </Reveal>
    <ul role="list" className="grid grid-cols-1 gap-10 lg:gap-5 lg:ps-12 print:block print:*:mb-5">
      {cards.map((card, index) => (
        <li key={index} className="relative">
          <Joint />
          <Reveal>
            <StoryCard {...card} />
          </Reveal>
        </li>
      ))}
    </ul>
  </li>
);

/** The node of a card on the timeline, and the short line between them where cards have a frame. */
const Joint = () => (
  <span
    aria-hidden="true"
    className="absolute top-3 end-full h-[2px] w-[20px] lg:top-8 lg:w-12 lg:bg-line forced-color-adjust-none lg:forced-colors:bg-[CanvasText]"
  >
    <span className="absolute -top-1 -start-1 size-[10px] border-2 border-accent bg-bg lg:-start-[3px]" />
  </span>
);

/** Links to a CV for a kind of job, in all formats. */
const CvVariantLinks = ({ label, files }: StoryProps['cvVariants'][number]) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
    <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
    {files.map(({ format, path, name }) => (
      <TextLink
        key={format}
        href={path}
        isFile
        download={name}
        aria-label={`${strings.layout.downloadCv}, ${label}, ${strings.layout.cvFormats[format]}`}
      >
        {strings.layout.cvFormats[format]}
      </TextLink>
    ))}
  </p>
);
