import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NothingHere } from '@/components/layout/nothing-here';
import { site } from '@/lib/site';
import { packedGlyphOf } from '@/lib/glyph/glyph';

export const metadata: Metadata = {
  title: site.words.notFound.title,
  description: site.words.notFound.description,
};

export default function NotFoundPage() {
  return (
    <HostedPost>
      <NothingHere glyph={packedGlyphOf('not-found')} />
    </HostedPost>
  );
}
