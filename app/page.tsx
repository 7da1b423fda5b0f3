import { AboutTeaser } from '@/components/home/about-teaser';
import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { TrackRecord } from '@/components/home/track-record';
import { ownText } from '@/components/ui/own-text';
import { StructuredData } from '@/components/ui/structured-data';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { toolkit } from '@/data/toolkit';
import { cvFiles } from '@/lib/cv/cv-files';
import { heroOf } from '@/lib/graphics/logo';
import { resolveLinks } from '@/lib/resolve-links';
import { currentPosition } from '@/lib/resume/entries';
import { routes } from '@/lib/urls';
import { siteContent, sitePortrait } from './content';
import { listedProjects, resolvePath } from './languages';
import { owner, resume } from './owner';
import { pageMetadata } from './page-metadata';
import { siteLogo, siteRecord } from './record';
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
  const logo = siteLogo();
  return (
    <>
      <Intro
        name={owner.name}
        hero={hero}
        portrait={portrait}
        availability={owner.availability}
        {...introTexts()}
        links={resolveLinks(navigation.home, { owner, settings, sections, resolvePath })}
      />
      {sections.projects && <LatestProjects projects={projects} />}
      {sections.blog && (!sections.projects || settings.homePosts) && (
        <LatestPosts posts={posts} count={settings.homePosts} />
      )}
      <TrackRecord
        entries={siteRecord()}
        tiles={'tiles' in logo && theme.patterns !== false ? logo.tiles : undefined}
        portrait={portrait}
      />
      <Toolkit
        groups={toolkit}
        cvFiles={cvFiles({ owner, settings }).filter(({ format }) => format !== 'word')}
      />
      <AboutTeaser
        // One large portrait is enough.
        portrait={hero === 'portrait' ? undefined : portrait}
        paragraphs={strings.home.paragraphs(owner)}
        hasStory={sections.about}
      />
      <StructuredData data={profileData('home')} />
    </>
  );
}

/** What the owner does, or else role and place, and short facts. */
function introTexts() {
  const claim = ownText(strings.home.claim);
  const { label, location } = owner;
  const current = currentPosition(resume);
  const languages = resume.languages.flatMap(({ language }) => language ?? []);
  return {
    claim: claim || strings.joined([label, location]),
    role: claim && strings.home.role(owner),
    now: current ? strings.home.now(current.name, current.since) : '',
    facts: [claim && location, (strings.home.languages ?? strings.joined)(languages)].filter(
      Boolean,
    ),
  };
}
