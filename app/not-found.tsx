import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NotFoundView } from '@/components/layout/not-found-view';
import { site } from '@/lib/site';
import { glyphPairs, packedGlyphOf } from '@/lib/glyph/glyph';

export const metadata: Metadata = {
  title: site.words.notFound.title,
  description: site.words.notFound.description,
};

export default function NotFoundPage() {
  return (
    <HostedPost>
      <NotFoundView glyph={packedGlyphOf('not-found', glyphPairs(site.theme))} />
    </HostedPost>
  );
}
