import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { Post, Project } from '@/lib/content/kinds';
import { currentLanguage } from '@/lib/languages/languages';
import { toPerson } from '@/lib/seo/person';
import { shareImage } from '@/lib/seo/share-image';
import { routes } from '@/lib/urls';
import { versionsOf } from './languages';
import { absoluteSiteUrl, absoluteUrl, owner, resume } from './owner';
import { siteSections } from './sections';

const graph = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const ofPage = (path: string) => ({
  '@id': absoluteUrl(path),
  url: absoluteUrl(path),
  image: absoluteUrl(shareImage(path)),
  inLanguage: settings.language,
  ...translationOf(path),
});

/** The original of a page that is a translation. */
function translationOf(path: string) {
  const original = versionsOf(path).find(({ folder }) => folder === undefined);
  if (!original || !currentLanguage) return {};
  return { translationOfWork: { '@id': absoluteSiteUrl(original.path) } };
}

const ownerAsPerson = () =>
  toPerson({
    owner,
    resume,
    hasStory: siteSections().about,
    url: absoluteUrl,
    siteUrl: absoluteSiteUrl,
  });

/**
 * JSON-LD of the pages about the owner.
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profileData(page: 'home' | 'about' | 'contact') {
  const person = ownerAsPerson();
  const { lastModified } = resume.meta;
  const { description } = strings[page];
  return graph(
    {
      '@type': page === 'contact' ? 'ContactPage' : 'ProfilePage',
      ...ofPage(routes[page]),
      description:
        typeof description === 'string' ? description : description(owner, siteSections().blog),
      ...(lastModified && { dateModified: lastModified }),
      mainEntity: { '@id': person['@id'] },
    },
    person,
  );
}

/** JSON-LD of a project page, with breadcrumbs. */
export function projectData({ path, title, description, tags, periods, isoModified }: Project) {
  return graph(
    {
      '@type': 'CreativeWork',
      ...ofPage(path),
      name: title,
      description,
      keywords: tags,
      dateCreated: periods[0]?.start,
      ...(isoModified && { dateModified: isoModified }),
      contributor: toAuthor(),
    },
    toBreadcrumbs('projects', title, path),
  );
}

/**
 * JSON-LD of a post page, with breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postData({ path, title, description, isoDate, isoModified, tags }: Post) {
  return graph(
    {
      '@type': 'BlogPosting',
      ...ofPage(path),
      headline: title,
      datePublished: isoDate,
      description,
      dateModified: isoModified,
      keywords: tags,
      author: toAuthor(),
    },
    toBreadcrumbs('blog', title, path),
  );
}

const toAuthor = () => {
  const { '@id': id, name, url } = ownerAsPerson();
  return { '@type': 'Person', '@id': id, name, url } as const;
};

function toBreadcrumbs(section: 'blog' | 'projects', name: string, path: string): BreadcrumbList {
  const trail = [
    { name: strings.home.name, path: routes.home },
    { name: strings[section].name, path: routes[section] },
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  };
}
