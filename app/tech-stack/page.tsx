import type { Metadata } from 'next';
import { PlaceholderPage } from '@/components/layout/placeholder-page';
import { pageTitles } from '@/data/page-titles';
import { glyphOf } from '@/lib/glyph/glyph';
import { emptyPageMetadata } from '../page-metadata';

export const metadata: Metadata = emptyPageMetadata('techStack');

export default function TechStackPage() {
  return <PlaceholderPage title={pageTitles.techStack} glyph={glyphOf('tech-stack')} />;
}
