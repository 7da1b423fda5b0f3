import type { Page } from '@/lib/content/kinds';
import { DraftMark } from '../ui/draft-mark';
import { PageHeading } from '../ui/page-heading';
import { RenderedMarkdown } from '../ui/rendered-markdown';
import { CornerPage } from './corner-page';

/** A page of content/pages. A page without text shows its heading and its pattern. */
export function ContentPage({ page, html }: { page: Page; html: string }) {
  const { markedTitle, pattern } = page;
  const head = (
    <>
      <PageHeading>{markedTitle}</PageHeading>
      <DraftMark status={page.status} />
    </>
  );
  if (!html) {
    return (
      <CornerPage pattern={pattern} className="pt-top pb-section">
        {head}
      </CornerPage>
    );
  }
  return (
    <div className="pt-top pb-section">
      {head}
      <RenderedMarkdown html={html} className="prose mt-10" />
    </div>
  );
}
