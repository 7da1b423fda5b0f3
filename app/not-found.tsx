import type { Metadata } from 'next';
import { MissingPost } from '@/components/blog/missing-post';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { patternColors } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';
import { currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { notFoundScript } from '@/lib/languages/not-found-script';
import { siteContent } from './content';

const { title, description } = strings.notFound;

export const metadata: Metadata = { title, description };

/** How many entries the page leads on to: the newest articles, then projects. */
const NEWEST = 3;

export default function NotFoundPage() {
  const pattern = patternOf('not-found', patternColors(theme));
  const { posts, projects } = siteContent();
  const named = projects.map(({ path, title, shortTitle = title }) => ({
    path,
    title: shortTitle,
  }));
  const newest = [...posts, ...named].slice(0, NEWEST);
  const page = (
    <MissingPost
      pattern={pattern}
      isLive={settings.livePosts !== false}
      newest={newest.map(({ path, title }) => ({ path, title }))}
    />
  );
  const others = furtherLanguages();
  // `npm run dev` has a server for each language.
  if (others.length === 0 || process.env.NODE_ENV === 'development') return page;
  return (
    <>
      <script>{notFoundScript(currentLanguage, others)}</script>
      {page}
    </>
  );
}
