import type { Article } from '@/data/content/render-post';
import { PageHeading } from '../ui/page-heading';
import { TagList } from '../ui/tag-list';
import { TrustedHtml } from '../ui/trusted-html';
import { DraftMark } from './draft-mark';

/** An article, whole. */
export function ArticleView({ article }: { article: Article }) {
  const { title, date, isoDate, draft, tags, bodyHtml } = article;
  return (
    <article className="page-top section-end">
      <header className="max-w-wide">
        <PageHeading>{title}</PageHeading>
        <p className="mt-6 font-mono text-caption text-muted">
          <time dateTime={isoDate}>{date}</time> {draft && <DraftMark />}
        </p>
        {tags.length > 0 && <TagList tags={tags} label="Tags" className="mt-6" />}
      </header>
      <TrustedHtml html={bodyHtml} className="prose mt-12" />
    </article>
  );
}
