import type { Metadata } from 'next';
import { AboutIntro } from '@/components/about/about-intro';
import { Story } from '@/components/about/story';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { loadContent } from '@/lib/content/load-content';
import { readTimeline } from '@/lib/content/read-timeline';
import { siteSource } from '@/lib/outputs/source';
import { profileData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.about,
  description: metaDescriptions.about,
  path: routes.about,
});

export default function AboutPage() {
  return (
    <>
      <AboutIntro portrait={loadContent().portrait} />
      <Story years={readTimeline()} />
      <StructuredData data={profileData('about', siteSource())} />
    </>
  );
}
