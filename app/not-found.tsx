import type { Metadata } from 'next';
import { MissingPost } from '@/components/blog/missing-post';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { patternColors } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';
import { currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { notFoundScript } from '@/lib/languages/not-found-script';

const { title, description } = strings.notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  const pattern = patternOf('not-found', patternColors(theme));
  const others = furtherLanguages();
  return (
    <>
      {others.length > 0 && <script>{notFoundScript(currentLanguage, others)}</script>}
      <MissingPost pattern={pattern} isLive={settings.livePosts !== false} />
    </>
  );
}
