import type { Page } from '@/lib/content/model';
import { dirOf } from '@/lib/text-direction';
import { DraftMark } from '../blog/draft-mark';
import { BlockPattern } from '../ui/block-pattern';
import { PageHeading } from '../ui/page-heading';
import { TrustedHtml } from '../ui/trusted-html';

/** A page of content/pages. A page without text shows its heading and its pattern. */
export function ContentPage({ page }: { page: Page }) {
  const { title, bodyHtml, pattern } = page;
  return (
    <div className={`pt-top pb-section ${bodyHtml ? '' : 'corner'}`}>
      <PageHeading dir={dirOf(title)}>{title}</PageHeading>
      <DraftMark post={page} />
      {bodyHtml ? (
        <TrustedHtml html={bodyHtml} className="prose mt-10" />
      ) : (
        <BlockPattern pattern={pattern} className="corner-pattern" />
      )}
    </div>
  );
}
