import { Intro } from '@/components/home/intro';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { WhoIsHe } from '@/components/home/who-is-he';
import { careerOn } from '@/data/availability';
import { career } from '@/data/career';
import { buildDay } from '@/data/content/date';
import { glyphOf } from '@/data/glyph';
import { owner } from '@/data/owner';
import { loadContent } from '@/data/content/load-content';

export default function HomePage() {
  const { projects } = loadContent();
  const { availability } = careerOn(career, buildDay());
  return (
    <>
      <Intro glyph={glyphOf(owner.name)} availability={availability} />
      <LatestProjects projects={projects} />
      <Toolkit />
      <WhoIsHe />
    </>
  );
}
