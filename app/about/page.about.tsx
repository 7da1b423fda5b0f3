import type { Metadata } from 'next';
import { AboutIntro } from '@/components/about/about-intro';
import { Story } from '@/components/about/story';
import { StructuredData } from '@/components/ui/structured-data';
import { readTimeline } from '@/lib/content/read-timeline';
import { profileData } from '@/lib/outputs/structured-data';
import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { sitePortrait } from '@/lib/site/content';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';
import { siteSource } from '../source';

const { about } = site.words;

export const metadata: Metadata = pageMetadata({
  title: about.name,
  description: about.description,
  path: routes.about,
});

export default function AboutPage() {
  return (
    <>
      <AboutIntro portrait={sitePortrait()} paragraphs={about.paragraphs} />
      <Story
        years={readTimeline(site.timeline, site.career, site.words)}
        claims={about.claims}
        cvFiles={cvFiles(site)}
      />
      <StructuredData data={profileData('about', siteSource())} />
    </>
  );
}
