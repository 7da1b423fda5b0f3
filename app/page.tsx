import type { Metadata } from 'next';
import { Intro } from '@/components/home/intro';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { WhoIsHe } from '@/components/home/who-is-he';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { glyphOf } from '@/lib/glyph/glyph';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { profileData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from './page-metadata';

export const metadata: Metadata = pageMetadata({
  description: metaDescriptions.home,
  path: routes.home,
});

export default function HomePage() {
  const { projects, portrait } = loadContent();
  const source = siteSource();
  const { owner, career } = source;
  return (
    <>
      <Intro glyph={glyphOf(owner.name)} availability={career.availability} />
      <LatestProjects projects={projects} />
      <Toolkit />
      <WhoIsHe portrait={portrait} />
      <StructuredData data={profileData('home', source)} />
    </>
  );
}
