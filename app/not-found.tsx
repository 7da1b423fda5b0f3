import type { Metadata } from 'next';
import { MissingPost } from '@/components/blog/missing-post';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { patternColors, patternOf } from '@/lib/graphics/pattern-of';

const { title, description } = strings.notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  const pattern = patternOf('not-found', patternColors(theme));
  return <MissingPost pattern={pattern} isLive={settings.livePosts !== false} />;
}
