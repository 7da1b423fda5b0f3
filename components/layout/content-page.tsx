import type { Page } from '@/lib/content/kinds';
import { dirOf } from '@/lib/text-direction';
import { DraftMark } from '../blog/draft-mark';
import { BlockPattern } from '../ui/block-pattern';
import { PageHeading } from '../ui/page-heading';
import { RenderedMarkdown } from '../markdown/rendered-markdown';

/** A page of content/pages. A page without text shows its heading and its pattern. */
export function ContentPage({ page, html }: { page: Page; html: string }) {
  const { title, pattern } = page;
  return (
    <div className={`pt-top pb-section ${html ? '' : 'corner'}`}>
      <PageHeading dir={dirOf(title)}>{title}</PageHeading>
      <DraftMark status={page.status} />
      {html ? (
        <RenderedMarkdown html={html} className="prose mt-10" />
      ) : (
        <BlockPattern pattern={pattern} className="corner-pattern" />
      )}
    </div>
  );
}
