import type { BlogPosting, BreadcrumbList, CreativeWork, Graph, Thing, WebPage } from 'schema-dts';
import type { Career } from '../career/types';
import type { ListPage } from '../content/blog-index';
import type { PostSummary, Project } from '../content/model';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import type { Owner } from '@/data/owner';
import { postRoute, projectRoute, routes } from '../urls';
import { shareImage } from './share-image';
import { toPerson } from './person';

/** What the pages are about and who made them; all that is said of a page comes from these. */
export interface Source {
  owner: Owner;
  career: Career;
  /** Language of all pages (BCP 47). */
  language: string;
  /** Gives the whole address of a page or file of the site. */
  address: (path: string) => string;
}

/** What a page says to search engines, in the words of schema.org. */
export type StructuredData = Graph;

const graph = (...things: Thing[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/**
 * The pages that are about the owner.
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profileData(page: 'home' | 'about', source: Source): StructuredData {
  const { career, address } = source;
  const person = toPerson(source);
  return graph(
    {
      ...toPage('ProfilePage', page, source),
      dateModified: `${career.updatedOn}T00:00:00Z`,
      mainEntity: { '@id': person['@id'] },
      image: address(shareImage(routes[page])),
    },
    person,
  );
}

/** The contact page. */
export const contactData = (source: Source): StructuredData => {
  const person = toPerson(source);
  const page = toPage('ContactPage', 'contact', source);
  return graph({ ...page, mainEntity: { '@id': person['@id'] } }, person);
};

/** The list of projects. */
export function projectListData(projects: readonly Project[], source: Source): StructuredData {
  const page = toPage('CollectionPage', 'projects', source);
  return graph({ ...page, hasPart: projects.map((project) => toWork(project, source)) });
}

/** A page of a list of posts. */
export function listData(page: ListPage, description: string, source: Source): StructuredData {
  const { group, route, posts } = page;
  const list = {
    ...toCollection(route, description, source),
    hasPart: posts.map((post) => toListed(post, source)),
  };
  if (group.kind === 'blog') return graph(list);
  return graph(list, toTrail(source, [pageTitles.blog, routes.blog], [group.name, group.route]));
}

/** A page that leads to lists of posts: the tags, the archive. */
export const waysData = (name: string, route: string, description: string, source: Source) =>
  graph(
    toCollection(route, description, source),
    toTrail(source, [pageTitles.blog, routes.blog], [name, route]),
  );

/** The page of a project, and the way to it. */
export function projectData(project: Project, source: Source): StructuredData {
  const { slug, title } = project;
  return graph(
    toWork(project, source),
    toTrail(source, [pageTitles.projects, routes.projects], [title, projectRoute(slug)]),
  );
}

/**
 * The page of a post, and the way to it.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function postData(post: PostSummary, source: Source): StructuredData {
  const { id, title } = post;
  return graph(
    toPosting(post, source),
    toTrail(source, [pageTitles.blog, routes.blog], [title, postRoute(id)]),
  );
}

function toPage<Type extends string>(
  type: Type,
  page: keyof typeof metaDescriptions & keyof typeof routes,
  { address, language }: Source,
) {
  return {
    '@type': type,
    '@id': address(routes[page]),
    url: address(routes[page]),
    description: metaDescriptions[page],
    inLanguage: language,
  } satisfies Omit<WebPage, '@type'> & { '@type': Type };
}

const toCollection = (route: string, description: string, { address, language }: Source) =>
  ({
    '@type': 'CollectionPage',
    '@id': address(route),
    url: address(route),
    description,
    inLanguage: language,
  }) as const;

function toWork(project: Project, source: Source): CreativeWork {
  const { address, language } = source;
  const { slug, title, subtitle, tags, dateHtml, isoModified } = project;
  const [, dateCreated] = /<time datetime="([^"]*)">/.exec(dateHtml) ?? [];
  return {
    '@type': 'CreativeWork',
    '@id': address(projectRoute(slug)),
    url: address(projectRoute(slug)),
    name: title,
    description: subtitle,
    image: address(shareImage(projectRoute(slug))),
    keywords: tags,
    ...(dateCreated && { dateCreated }),
    ...(isoModified && { dateModified: isoModified }),
    contributor: toAuthor(source),
    inLanguage: language,
  };
}

/** A post in a list; its page says the rest. */
const toListed = ({ id, title, isoDate }: PostSummary, { address }: Source): BlogPosting => ({
  '@type': 'BlogPosting',
  url: address(postRoute(id)),
  headline: title,
  datePublished: isoDate,
});

function toPosting(post: PostSummary, source: Source): BlogPosting {
  const { address, language } = source;
  const { id, title, preview, isoDate, isoModified, tags } = post;
  return {
    '@type': 'BlogPosting',
    '@id': address(postRoute(id)),
    url: address(postRoute(id)),
    headline: title,
    description: preview,
    datePublished: isoDate,
    dateModified: isoModified,
    image: address(shareImage(postRoute(id))),
    keywords: tags,
    author: toAuthor(source),
    inLanguage: language,
  };
}

const toAuthor = (source: Source) => {
  const { '@id': id, name, url } = toPerson(source);
  return { '@type': 'Person', '@id': id, name, url } as const;
};

/** From the home page down. */
function toTrail({ address }: Source, ...steps: readonly [string, string][]): BreadcrumbList {
  const trail = [['Home', routes.home] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}
