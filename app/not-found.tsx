import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NothingHere } from '@/components/layout/nothing-here';
import { packedGlyphOf } from '@/lib/glyph/glyph';

export const metadata: Metadata = {
  title: 'Nothing to see here!',
  description: 'There is no page at this address.',
};

export default function NotFoundPage() {
  return (
    <HostedPost>
      <NothingHere glyph={packedGlyphOf('not-found')} />
    </HostedPost>
  );
}
