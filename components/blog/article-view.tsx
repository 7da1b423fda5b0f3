import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { Article } from '@/lib/content/article';
import type { ArticleLinks } from '@/lib/content/related-posts';
import { sizes } from '@/lib/images/image';
import { BlockPattern } from '../ui/block-pattern';
import { Day } from '../ui/day';
import { DraftMark } from '../ui/draft-mark';
import { FirstImage } from '../ui/first-image';
import { PageHeading } from '../ui/page-heading';
import { RenderedMarkdown } from '../ui/rendered-markdown';
import { TagList } from '../ui/tag-list';
import { SeriesBox } from './series-box';
import { TableOfContents } from './table-of-contents';

interface ArticleViewProps {
  article: Article;
  /** Stands below the title. A post that was uploaded after the build has none. */
  pattern?: string;
  /** Links to other articles. A post that was uploaded after the build has none. */
  links?: ArticleLinks;
  footer?: ReactNode;
}

/** A complete article: title, facts, image, table of contents and text. */
export function ArticleView({ article, pattern, links, footer }: ArticleViewProps) {
  const { markedTitle, isoDate, isoModified, tags, image, minutes, status, language } = article;
  return (
    <article className="mx-auto max-w-measure pt-top pb-16">
      <header>
        <PageHeading size="text-article" lang={language}>
          {markedTitle}
        </PageHeading>
        <div className="mt-5 flex items-center gap-4">
          {pattern && <BlockPattern pattern={pattern} className="size-10 flex-none" />}
          <p className="min-w-0 font-caption text-caption wrap-anywhere text-muted">
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
        </div>
        {tags.length > 0 && (
          <TagList
            tags={tags}
            hrefs={links?.tags}
            label={strings.lists.tags.name}
            className="mt-5"
          />
        )}
      </header>
      {image && (
        <FirstImage
          image={image}
          sizes={sizes}
          alt={image.alt}
          fetchPriority="high"
          className="mt-10 w-full rounded-large border border-line"
        />
      )}
      {links?.series && <SeriesBox series={links.series} />}
      <div className="relative mt-8 lg:mt-12">
        <TableOfContents outline={article.outline} />
        <RenderedMarkdown
          html={article.bodyHtml}
          lang={language}
          className="prose lg:text-article-body"
        />
      </div>
      {footer}
    </article>
  );
}
