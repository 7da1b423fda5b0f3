import type { Article } from '@/data/content/render-post';
import { PageHeading } from '../ui/page-heading';
import { TagList } from '../ui/tag-list';
import { TrustedHtml } from '../ui/trusted-html';
import { CopyCode } from './copy-code';
import { DraftMark } from './draft-mark';
import { TableOfContents } from './table-of-contents';

/** An article, whole. */
export function ArticleView({ article }: { article: Article }) {
  const { title, date, isoDate, draft, tags, bodyHtml, outline, minutes } = article;
  return (
    <article className="page-top section-end">
      <header className="max-w-wide">
        <PageHeading>{title}</PageHeading>
        <p className="mt-6 font-mono text-caption text-muted">
          <time dateTime={isoDate}>{date}</time> · {minutes} min read {draft && <DraftMark />}
        </p>
        {tags.length > 0 && <TagList tags={tags} label="Tags" className="mt-6" />}
      </header>
      <div className="article-body">
        <TableOfContents outline={outline} />
        <TrustedHtml html={bodyHtml} className="prose" />
      </div>
      <CopyCode />
    </article>
  );
}
