import { Intro } from '@/components/home/intro';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { WhoIsHe } from '@/components/home/who-is-he';
import { glyphOf } from '@/data/glyph';
import { owner } from '@/data/owner';
import { loadContent } from '@/data/content/load-content';

export default function HomePage() {
  const { projects } = loadContent();
  return (
    <>
      <Intro glyph={glyphOf(owner.name)} />
      <LatestProjects projects={projects} />
      <Toolkit />
      <WhoIsHe />
    </>
  );
}
