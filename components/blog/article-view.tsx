import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { Article } from '@/lib/content/article';
import type { ArticleLinks } from '@/lib/content/related-posts';
import { formatDay } from '@/lib/dates';
import { sizes } from '@/lib/images/image';
import { BlockPattern } from '../ui/block-pattern';
import { DraftMark } from '../ui/draft-mark';
import { FirstImage } from '../ui/first-image';
import { PageHeading } from '../ui/page-heading';
import { RenderedMarkdown } from '../ui/rendered-markdown';
import { TagList } from '../ui/tag-list';
import { SeriesBox } from './series-box';
import { TableOfContents } from './table-of-contents';

interface ArticleViewProps {
  article: Article;
  /** Stands beside the title if the post has no image. A post that was uploaded after the build has none. */
  pattern?: string;
  /** Links to other articles. A post that was uploaded after the build has none. */
  links?: ArticleLinks;
  footer?: ReactNode;
}

/** A complete article: title, facts, image, table of contents and text. */
export function ArticleView({ article, pattern, links, footer }: ArticleViewProps) {
  const { title, isoDate, isoModified, tags, image, minutes, status } = article;
  return (
    <article className="pt-top pb-section">
      <header className="flex max-w-wide flex-col gap-x-12 gap-y-6 lg:flex-row-reverse lg:justify-between">
        {pattern && !image && (
          <BlockPattern pattern={pattern} className="size-12 flex-none lg:size-[10rem]" />
        )}
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="mt-6 font-caption text-caption text-muted">
            {isoDate && (
              <>
                <Day iso={isoDate} /> ·{' '}
              </>
            )}
            {isoModified && isoModified !== isoDate && (
              <>
                {strings.article.updated} <Day iso={isoModified} /> ·{' '}
              </>
            )}
            {strings.article.minutes(minutes)} <DraftMark status={status} />
          </p>
          {tags.length > 0 && (
            <TagList
              tags={tags}
              hrefs={links?.tags}
              label={strings.article.tags}
              className="mt-6"
            />
          )}
        </div>
      </header>
      {image && (
        <div className="mt-10 max-w-measure max-md:mx-bleed 2xl:max-w-wide">
          <FirstImage
            image={image}
            sizes={sizes}
            alt={image.alt}
            fetchPriority="high"
            className="w-full rounded-large border border-line"
          />
        </div>
      )}
      {links?.series && <SeriesBox series={links.series} />}
      <div className="article-body mt-10 xl:mt-16 xl:flex xl:flex-row-reverse xl:justify-end xl:gap-12 2xl:gap-[21rem]">
        <TableOfContents outline={article.outline} />
        <RenderedMarkdown html={article.bodyHtml} className="prose min-w-0 basis-[42rem]" />
      </div>
      {footer}
    </article>
  );
}

const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap">
    {formatDay(iso, strings.dates)}
  </time>
);
