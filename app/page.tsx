import { AboutTeaser } from '@/components/home/about-teaser';
import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { TrackRecord } from '@/components/home/track-record';
import { StructuredData } from '@/components/ui/structured-data';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { toolkit } from '@/data/toolkit';
import { cvFiles } from '@/lib/cv/cv-files';
import { heroOf, logoOf } from '@/lib/graphics/logo';
import { resolveLinks } from '@/lib/resolve-links';
import { currentPosition } from '@/lib/resume/entries';
import { trackRecordOf } from '@/lib/resume/track-record';
import { routes } from '@/lib/urls';
import { siteContent, sitePortrait } from './content';
import { listedProjects, resolvePath } from './languages';
import { owner, resume } from './owner';
import { pageMetadata } from './page-metadata';
import { siteSections } from './sections';
import { profileData } from './structured-data';

export const metadata = pageMetadata({
  description: strings.home.description(owner, siteSections().blog),
  path: routes.home,
});

export default function HomePage() {
  const sections = siteSections();
  const { posts } = siteContent();
  const projects = listedProjects();
  const portrait = sitePortrait();
  const hero = heroOf(theme, portrait !== undefined);
  return (
    <>
      <Intro
        name={owner.name}
        hero={hero}
        logo={logoOf({ owner, theme })}
        portrait={portrait}
        availability={owner.availability}
        role={strings.home.role(owner)}
        now={nowLine()}
        links={resolveLinks(navigation.home, { owner, settings, sections, resolvePath })}
      />
      {sections.projects && <LatestProjects projects={projects} />}
      {sections.blog && (!sections.projects || settings.homePosts) && (
        <LatestPosts posts={posts} count={settings.homePosts} />
      )}
      <TrackRecord entries={trackRecordOf(resume, projects)} />
      <Toolkit groups={toolkit} cvFiles={cvFiles({ owner, settings })} />
      <AboutTeaser
        // One large portrait is enough.
        portrait={hero === 'portrait' ? undefined : portrait}
        paragraphs={strings.home.paragraphs}
        hasStory={sections.about}
      />
      <StructuredData data={profileData('home')} />
    </>
  );
}

/** What the owner does now, and the languages, as far as the résumé has them. */
function nowLine(): string[] {
  const current = currentPosition(resume);
  const languages = resume.languages.flatMap(({ language }) => language ?? []);
  return [
    current ? strings.home.now(current.name, current.since) : '',
    strings.home.languages(languages),
  ].filter(Boolean);
}
