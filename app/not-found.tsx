import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { BlockGlyph } from '@/components/ui/block-glyph';
import { glyphOf } from '@/data/glyph';

export const metadata: Metadata = {
  title: 'Nothing to see here!',
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <HostedPost>
      <div className="corner">
        <NotFoundNotice heading="h1" />
        <BlockGlyph glyph={glyphOf('not-found')} className="corner-glyph" />
      </div>
    </HostedPost>
  );
}
