import type { BlogPosting, BreadcrumbList, CreativeWork, Graph, Thing, WebPage } from 'schema-dts';
import type { ListPage } from '../content/blog-index';
import type { PostSummary, Project } from '../content/model';
import { postRoute, projectRoute, routes } from '../urls';
import { shareImage } from './share-image';
import { toPerson } from './person';
import type { Source } from './source';

/** The JSON-LD of a page, with the schema.org vocabulary. */
export type StructuredData = Graph;

const graph = (...things: Thing[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/**
 * JSON-LD of the home page and the about page: the profile of the owner.
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profileData(page: 'home' | 'about', source: Source): StructuredData {
  const { site, url } = source;
  const person = toPerson(source);
  return graph(
    {
      ...toPage('ProfilePage', routes[page], site.words[page].description, source),
      dateModified: `${site.career.updatedOn}T00:00:00Z`,
      mainEntity: { '@id': person['@id'] },
      image: url(shareImage(routes[page])),
    },
    person,
  );
}

/** JSON-LD of the contact page. */
export const contactData = (source: Source): StructuredData => {
  const person = toPerson(source);
  const { description } = source.site.words.contact;
  const page = toPage('ContactPage', routes.contact, description, source);
  return graph({ ...page, mainEntity: { '@id': person['@id'] } }, person);
};

/** JSON-LD of the list of projects. */
export function projectListData(projects: readonly Project[], source: Source): StructuredData {
  const { description } = source.site.words.projects;
  const page = toPage('CollectionPage', routes.projects, description, source);
  return graph({ ...page, hasPart: projects.map((project) => toListedWork(project, source)) });
}

/** JSON-LD of a page of a list of posts, with breadcrumbs. */
export function listData(page: ListPage, description: string, source: Source): StructuredData {
  const { group, route, posts } = page;
  const list = {
    ...toPage('CollectionPage', route, description, source),
    hasPart: posts.map((post) => toListed(post, source)),
  };
  if (group.kind === 'blog') return graph(list);
  return graph(list, toBreadcrumbs(source, blogStep(source), [group.name, group.route]));
}

/** JSON-LD of an overview of lists: the tags or the archive. */
export const overviewData = (name: string, route: string, description: string, source: Source) =>
  graph(
    toPage('CollectionPage', route, description, source),
    toBreadcrumbs(source, blogStep(source), [name, route]),
  );

/** JSON-LD of a project page, with breadcrumbs. */
export function projectData(project: Project, source: Source): StructuredData {
  const { slug, title } = project;
  return graph(
    toWork(project, source),
    toBreadcrumbs(
      source,
      [source.site.words.projects.name, routes.projects],
      [title, projectRoute(slug)],
    ),
  );
}

/**
 * JSON-LD of a post page, with breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postData(post: PostSummary, source: Source): StructuredData {
  const { id, title } = post;
  return graph(
    toPosting(post, source),
    toBreadcrumbs(source, blogStep(source), [title, postRoute(id)]),
  );
}

function toPage<Type extends string>(
  type: Type,
  route: string,
  description: string,
  { site, url }: Source,
) {
  return {
    '@type': type,
    '@id': url(route),
    url: url(route),
    description,
    inLanguage: site.settings.language,
  } satisfies Omit<WebPage, '@type'> & { '@type': Type };
}

const blogStep = ({ site }: Source): [string, string] => [site.words.blog.name, routes.blog];

/** A project in the list. Its own page has the other properties. */
const toListedWork = ({ slug, title }: Project, { url }: Source) =>
  ({
    '@type': 'CreativeWork',
    '@id': url(projectRoute(slug)),
    url: url(projectRoute(slug)),
    name: title,
  }) as const satisfies CreativeWork;

function toWork(project: Project, source: Source): CreativeWork {
  const { site, url } = source;
  const { slug, subtitle, tags, periods, isoModified } = project;
  return {
    ...toListedWork(project, source),
    description: subtitle,
    image: url(shareImage(projectRoute(slug))),
    keywords: tags,
    dateCreated: periods[0]?.start,
    ...(isoModified && { dateModified: isoModified }),
    contributor: toAuthor(source),
    inLanguage: site.settings.language,
  };
}

/** A post in a list. The page of the post has the other properties. */
const toListed = ({ id, title, isoDate }: PostSummary, { url }: Source): BlogPosting => ({
  '@type': 'BlogPosting',
  url: url(postRoute(id)),
  headline: title,
  datePublished: isoDate,
});

function toPosting(post: PostSummary, source: Source): BlogPosting {
  const { site, url } = source;
  const { id, title, preview, isoDate, isoModified, tags } = post;
  return {
    '@type': 'BlogPosting',
    '@id': url(postRoute(id)),
    url: url(postRoute(id)),
    headline: title,
    description: preview,
    datePublished: isoDate,
    dateModified: isoModified,
    image: url(shareImage(postRoute(id))),
    keywords: tags,
    author: toAuthor(source),
    inLanguage: site.settings.language,
  };
}

const toAuthor = (source: Source) => {
  const { '@id': id, name, url } = toPerson(source);
  return { '@type': 'Person', '@id': id, name, url } as const;
};

/** The breadcrumbs from the home page to a page. */
function toBreadcrumbs(
  { site, url }: Source,
  ...steps: readonly [string, string][]
): BreadcrumbList {
  const trail = [[site.words.home.name, routes.home] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(path),
    })),
  };
}
