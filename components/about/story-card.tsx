import { LuArrowUpRight } from 'react-icons/lu';
import type { StoryCard as StoryCardProps } from '@/lib/resume/story';
import { ArrowForward } from '../ui/arrows';
import { OriginalLink } from '../ui/original-link';
import { TextLink, textLinkStyles } from '../ui/text-link';
import { TrustedHtml } from '../ui/trusted-html';

/** A moment of the career: title, period, description and a link. */
export const StoryCard = ({ title, period, descriptionHtml, link }: StoryCardProps) => (
  <article className="border-line lg:rounded-large lg:border lg:bg-surface lg:p-6">
    <h4 className="font-display text-title font-bold tracking-snug">{title}</h4>
    {period && <p className="mt-1 font-caption text-caption text-muted">{period}</p>}
    <TrustedHtml html={descriptionHtml} className="prose mt-3 text-muted [&_strong]:text-text" />
    {link && <CardLink {...link} title={title} />}
  </article>
);

type CardLinkProps = NonNullable<StoryCardProps['link']> & Pick<StoryCardProps, 'title'>;

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
