import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { BlockGlyph } from '@/components/ui/block-glyph';
import { glyphOf, glyphPairs } from '@/lib/glyph/glyph';
import { site } from '@/lib/site';

const { title, description } = site.words.notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  return (
    <HostedPost>
      <div className="corner">
        <NotFoundNotice heading="h1" />
        <BlockGlyph glyph={glyphOf('not-found', glyphPairs(site.theme))} className="corner-glyph" />
      </div>
    </HostedPost>
  );
}
