import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Post, Project } from '../content/kinds';
import { postPath, pagePath, routes } from '../urls';
import { shareImage } from './share-image';
import { toPerson } from './person';
import { descriptionOf, type Source } from './source';

/* The JSON-LD of pages, with the schema.org vocabulary. */

const graph = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/**
 * JSON-LD of the pages about the owner.
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profileData(page: 'home' | 'about' | 'contact', source: Source) {
  const { resume, settings, url } = source;
  const person = toPerson(source);
  const { lastModified } = resume.meta;
  return graph(
    {
      '@type': page === 'contact' ? 'ContactPage' : 'ProfilePage',
      '@id': url(routes[page]),
      url: url(routes[page]),
      description: descriptionOf(page, source),
      inLanguage: settings.language,
      ...(lastModified && { dateModified: lastModified }),
      mainEntity: { '@id': person['@id'] },
      image: url(shareImage(routes[page])),
    },
    person,
  );
}

/** JSON-LD of a project page, with breadcrumbs. */
export function projectData(project: Project, source: Source) {
  const { slug, title, subtitle, tags, periods, isoModified } = project;
  const { settings, url } = source;
  return graph(
    {
      '@type': 'CreativeWork',
      '@id': url(pagePath(slug)),
      url: url(pagePath(slug)),
      name: title,
      description: subtitle,
      image: url(shareImage(pagePath(slug))),
      keywords: tags,
      dateCreated: periods[0]?.start,
      ...(isoModified && { dateModified: isoModified }),
      contributor: toAuthor(source),
      inLanguage: settings.language,
    },
    toBreadcrumbs('projects', title, pagePath(slug), source),
  );
}

/**
 * JSON-LD of a post page, with breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postData(post: Post, source: Source) {
  const { settings, url } = source;
  const { id, title, preview, isoDate, isoModified, tags } = post;
  const path = postPath(id);
  return graph(
    {
      '@type': 'BlogPosting',
      '@id': url(path),
      url: url(path),
      headline: title,
      datePublished: isoDate,
      description: preview,
      dateModified: isoModified,
      image: url(shareImage(path)),
      keywords: tags,
      author: toAuthor(source),
      inLanguage: settings.language,
    },
    toBreadcrumbs('blog', title, path, source),
  );
}

const toAuthor = (source: Source) => {
  const { '@id': id, name, url } = toPerson(source);
  return { '@type': 'Person', '@id': id, name, url } as const;
};

/** The breadcrumbs from the home page to a page of a section. */
function toBreadcrumbs(
  section: 'blog' | 'projects',
  name: string,
  path: string,
  { strings, url }: Source,
): BreadcrumbList {
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
      item: url(step.path),
    })),
  };
}
