import type { Metadata } from 'next';
import { MissingPost } from '@/components/blog/missing-post';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { patternColors, patternOf } from '@/lib/graphics/pattern-of';

const { title, description } = strings.notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  return <MissingPost pattern={patternOf('not-found', patternColors(theme))} />;
}
