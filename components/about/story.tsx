import { LuArrowUpRight } from 'react-icons/lu';
import { strings, type Strings } from '@/data/strings';
import type { CvFile } from '@/lib/cv/cv-files';
import type { Block, StoryCard, StoryYear } from '@/lib/resume/story';
import { Reveal } from '../motion/reveal';
import { CvLink } from '../ui/cv-link';
import { ArrowForward } from '../ui/line-icons';
import { OriginalLink } from '../ui/original-link';
import { TextLink, textLinkStyles } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';
import { TrustedHtml } from '../ui/trusted-html';
import { StoryChain } from './story-chain';
import { Timeline } from './timeline';

interface StoryProps {
  years: readonly StoryYear[];
  /** BCP 47 tag of the page. */
  language: string;
  stats: Strings['about']['stats'];
  cvFiles: readonly CvFile[];
  /** CVs for kinds of jobs, beside the main one. */
  cvVariants: readonly { label: string; files: readonly CvFile[] }[];
}

/** The career as a timeline: a vertical line with the years, and a card for each moment. */
export function Story({ years, language, stats, cvFiles, cvVariants }: StoryProps) {
  if (years.length + stats.length + cvFiles.length === 0) return null;
  const isChain = years[0]?.cards[0]?.block !== undefined;
  return (
    <TitledSection title={strings.about.story} className="py-section">
      {stats.length > 0 && (
        <dl
          className={`mt-10 mb-20 grid break-inside-avoid grid-cols-1 gap-x-6 ${stats.length < 7 ? 'lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none' : ''}`}
        >
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-4 border-t border-line py-3 lg:flex-col-reverse lg:flex-nowrap lg:items-stretch lg:pt-4 lg:pb-0"
            >
              <dt className="min-w-0 font-caption text-caption text-muted">{label}</dt>
              <dd className="min-w-[2.6em] font-display text-numeral font-bold tracking-tight lg:min-w-0">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isChain && (
        <div className={`mb-12 ${stats.length > 0 ? '' : 'mt-10'}`}>
          <StoryChain language={language} />
        </div>
      )}
      {years.length > 0 && (
        <Timeline className={stats.length > 0 || isChain ? '' : 'mt-10'}>
          <ol role="list">
            {years.map(({ year, cards }) => (
              <li
                key={year}
                className="relative pb-12 last:pb-0 lg:grid lg:grid-cols-timeline lg:pb-20"
              >
                <Reveal className="mb-6 break-after-avoid whitespace-nowrap text-numeral font-bold tracking-tight lg:sticky lg:top-24">
                  <h3>{year}</h3>
                </Reveal>
                <ul
                  role="list"
                  className="grid grid-cols-1 gap-5 lg:ps-12 print:block print:*:mb-5"
                >
                  {cards.map((card, index) => (
                    <li key={index} className="relative">
                      <Joint />
                      <Reveal>
                        <Card {...card} />
                      </Reveal>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Timeline>
      )}
      <CvLink files={cvFiles} className="mt-12 print:hidden" />
      {cvVariants.map(({ label, files }) => (
        <CvVariantLinks key={label} label={label} files={files} />
      ))}
    </TitledSection>
  );
}

/** Links to a CV for a kind of job, in both paper sizes. */
const CvVariantLinks = ({ label, files }: { label: string; files: readonly CvFile[] }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
    <span className="font-medium">{label}</span>
    {files.map(({ paper, path, name }) => (
      <TextLink key={paper} href={path} isFile download={name}>
        <span className="sr-only">
          {strings.layout.downloadCv}, {label},{' '}
        </span>
        {strings.layout.cvOnPaper[paper]}
      </TextLink>
    ))}
  </p>
);

/** The short line and the node that connect a card to the timeline. */
const Joint = () => (
  <span
    aria-hidden="true"
    className="absolute top-8 end-full h-[2px] w-[calc(min(2.5rem,11vw)-0.5625rem)] bg-line lg:w-12 forced-color-adjust-none forced-colors:bg-[CanvasText]"
  >
    <span className="absolute -top-1 -start-1 size-[10px] border-2 border-accent bg-bg lg:-start-[3px]" />
  </span>
);

const Card = ({ title, period, descriptionHtml, link, block }: StoryCard) => (
  <article className="rounded-large border border-line bg-surface p-[min(1.5rem,5vw)]">
    {block && <BlockCaption {...block} />}
    <h4 data-block-text="" className="font-display text-title font-bold tracking-snug">
      {title}
    </h4>
    {period && (
      <p data-block-text="" className="mt-1 font-caption text-caption text-muted">
        {period}
      </p>
    )}
    <TrustedHtml
      data-block-text=""
      html={descriptionHtml}
      className="prose mt-3 text-muted [&_strong]:text-text"
    />
    {link && <CardLink {...link} title={title} />}
  </article>
);

type CardLinkProps = NonNullable<StoryCard['link']> & Pick<StoryCard, 'title'>;

function CardLink({ href, original, label, isExternal, title }: CardLinkProps) {
  const contents = (
    <>
      {label} {!isExternal && <span className="sr-only">({title})</span>}
      {isExternal ? (
        <LuArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
      ) : (
        <ArrowForward />
      )}
    </>
  );
  return original ? (
    <OriginalLink {...original} className={`${textLinkStyles} mt-4`}>
      {contents}
    </OriginalLink>
  ) : (
    <TextLink href={href} className="mt-4">
      {contents}
    </TextLink>
  );
}

/** Number and hash of a block, and the hash before it. `StoryChain` adds the rest of the hash. */
const BlockCaption = ({ number, previous, hash }: Block) => (
  <p
    aria-hidden="true"
    translate="no"
    className="mb-3 font-mono text-caption break-all text-muted [direction:ltr] rtl:text-right"
  >
    {`#${number} ${previous} → `}
    <span data-block="">{hash}</span>
  </p>
);
