import { AboutTeaser } from '@/components/home/about-teaser';
import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { StructuredData } from '@/components/ui/structured-data';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { toolkit } from '@/data/toolkit';
import { cvFiles } from '@/lib/cv/cv-files';
import type { Features } from '@/lib/features';
import { logoOf } from '@/lib/graphics/logo';
import { resolveLinks } from '@/lib/links';
import { routes } from '@/lib/urls';
import { siteContent, siteFeatures, sitePortrait } from './content';
import { owner } from './owner';
import { pageMetadata } from './page-metadata';
import { profileData } from './structured-data';

export const metadata = pageMetadata({
  description: strings.home.description(owner),
  path: routes.home,
});

export default function HomePage() {
  const features = siteFeatures();
  const { projects, posts } = siteContent();
  return (
    <>
      <Intro
        logo={logoOf({ owner, theme })}
        availability={owner.availability}
        role={strings.home.role(owner)}
        links={resolveLinks(navigation.home, { owner, settings, features })}
        nextSection={nextSection(features)}
      />
      {features.projects && <LatestProjects projects={projects} />}
      {features.blog && (!features.projects || settings.homePosts) && (
        <LatestPosts posts={posts} count={settings.homePosts} />
      )}
      <Toolkit groups={toolkit} cvFiles={cvFiles({ owner, settings })} />
      <AboutTeaser
        portrait={sitePortrait()}
        paragraphs={strings.home.paragraphs}
        hasStory={features.about}
      />
      <StructuredData data={profileData('home')} />
    </>
  );
}

function nextSection({ projects, blog }: Features) {
  if (projects) return { href: '#latest-projects', label: strings.home.seeWork };
  return blog ? { href: '#latest-posts', label: strings.blog.latest } : undefined;
}
