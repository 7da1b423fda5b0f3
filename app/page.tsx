import { Intro } from '@/components/home/intro';
import { LatestPosts } from '@/components/home/latest-posts';
import { LatestProjects } from '@/components/home/latest-projects';
import { Toolkit } from '@/components/home/toolkit';
import { AboutTeaser } from '@/components/home/about-teaser';
import { StructuredData } from '@/components/ui/structured-data';
import { logoOf } from '@/lib/logo';
import { profileData } from '@/lib/seo/structured-data';
import { cvFiles } from '@/lib/cv/cv-files';
import { strings } from '@/data/strings';
import { owner, site } from '@/lib/site';
import { pagesOfSite, siteContent, sitePortrait } from '@/lib/site/content';
import { resolveLinks } from '@/lib/site/links';
import type { SitePages } from '@/lib/site/pages';
import { routes } from '@/lib/urls';
import { pageMetadata } from './page-metadata';
import { siteSource } from './source';

const { navigation, toolkit } = site;

export const metadata = pageMetadata({
  description: strings.home.description(owner),
  path: routes.home,
});

export default function HomePage() {
  const pages = pagesOfSite();
  const { projects, posts } = siteContent();
  return (
    <>
      <Intro
        logo={logoOf(site)}
        availability={owner.availability}
        role={strings.home.role(owner)}
        links={resolveLinks(navigation.home, site, pages)}
        wayOn={wayOn(pages)}
      />
      {pages.projects ? <LatestProjects projects={projects} /> : <LatestPosts posts={posts} />}
      <Toolkit groups={toolkit} cvFiles={cvFiles(site)} />
      <AboutTeaser
        portrait={sitePortrait()}
        paragraphs={strings.home.paragraphs}
        hasStory={pages.about}
      />
      <StructuredData data={profileData('home', siteSource())} />
    </>
  );
}

function wayOn({ projects, blog }: SitePages) {
  if (projects) return { href: '#latest-projects', label: strings.home.seeWork };
  return blog ? { href: '#latest-posts', label: strings.blog.latest } : undefined;
}
