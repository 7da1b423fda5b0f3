import { formatPeriods } from '../resume/periods';
import { capitalize } from '../text';
import { postSourcePath, routes, type Original } from '../urls';
import { defineKind } from './define-kind';
import type { AnyEntry, BaseEntry, CommonData, CompareTexts } from './entry';
import { pageSchema, postSchema, projectSchema } from './schemas';

type Titled = BaseEntry & CommonData;

const byTitle = (a: Titled, b: Titled, compareTexts: CompareTexts) =>
  compareTexts(a.title, b.title) || compareTexts(a.slug, b.slug);

type Dated = Titled & { isoDate: string };

const newestFirst = (a: Dated, b: Dated, compareTexts: CompareTexts) =>
  a.isoDate === b.isoDate ? byTitle(b, a, compareTexts) : a.isoDate < b.isoDate ? 1 : -1;

/**
 * The kinds of content, each with its schema, folder, paths, feeds, sitemap and search. docs/architecture.md
 * explains how to add one.
 */
export const kinds = {
  posts: defineKind({
    folder: 'blog',
    route: routes.blog,
    schema: postSchema,
    sourcePath: postSourcePath,
    toData: ({ preview: description, date: isoDate, updated: isoModified = isoDate, ...post }) => ({
      ...post,
      description,
      isoDate,
      isoModified,
    }),
    appearsOn: ({ isoDate }) => isoDate,
    // A series is in exactly the reverse order.
    compare: newestFirst,
    metadata: ({ title, description, tags, isoDate, isoModified, language, canonical }) => ({
      title,
      description,
      language,
      tags,
      isoDate,
      isoModified,
      inFeeds: true,
      inSitemap: canonical === undefined,
      inSearch: true,
    }),
    label: ({ isoDate }, { dates, search }) => ({
      type: search.article,
      date: dates.day(isoDate),
    }),
    searchText: ({ series = '' }) => series,
  }),
  projects: defineKind({
    folder: 'projects',
    route: '/',
    list: routes.projects,
    schema: projectSchema,
    toData: ({ subtitle, period, updated: isoModified, ...project }, { image, periodsOf }) => ({
      ...project,
      description: subtitle,
      periods: period ?? (project.resume === undefined ? [] : periodsOf(project.resume)),
      isoModified,
      image: project.pictureUrl === undefined ? undefined : image(project.pictureUrl),
      images: project.images.map((one) => ({ ...one, image: image(one.src) })),
      testimonials: project.testimonials.map(({ referentPictureUrl: url, ...testimonial }) => ({
        ...testimonial,
        referentPictureUrl: url,
        image: url === undefined ? undefined : image(url),
      })),
    }),
    compare: (a, b, compareTexts) => a.order - b.order || byTitle(a, b, compareTexts),
    metadata: ({ title, description, tags, isoModified }) => ({
      title,
      description,
      tags,
      isoModified,
      inFeeds: false,
      inSitemap: true,
      inSearch: true,
    }),
    label: ({ projectType, periods }, strings) => ({
      type: capitalize(strings.projects.cardKind(projectType)),
      date: formatPeriods(periods, strings),
    }),
    searchText: (project) =>
      [
        project.shortTitle,
        project.kind,
        project.role,
        project.constraint,
        project.decision,
        project.outcome,
        project.contextDescription,
        ...project.responsibilities,
        ...project.images.map(({ caption }) => caption),
        ...project.testimonials.flatMap(({ sample, testimonialText }) =>
          sample ? [] : [testimonialText],
        ),
      ].join('\n\n'),
  }),
  pages: defineKind({
    folder: 'pages',
    route: '/',
    schema: pageSchema,
    toData: ({ summary: description, ...page }) => ({ ...page, description }),
    compare: byTitle,
    // A page without text is linked only where data/ or a text does so.
    metadata: ({ title, description, body, index }) => ({
      title,
      description,
      tags: [],
      inFeeds: false,
      inSitemap: index && body.trim() !== '',
      inSearch: index && body.trim() !== '',
    }),
  }),
};

export type KindName = keyof typeof kinds;

/** The path of the page that lists the entries of a kind. */
export const listPath = (name: KindName): string => kinds[name].list ?? kinds[name].route;

export const kindNames = Object.keys(kinds) as KindName[];

/** An entry of a kind, as pages and lists receive it. */
export type Entry<Name extends KindName> = ReturnType<(typeof kinds)[Name]['toData']> & AnyEntry;

export type Post = Entry<'posts'>;
export type Project = Entry<'projects'>;

/** A project in a list, which in another language may be one that is not translated. */
export type ListedProject = Project & { original?: Original | undefined };
export type Page = Entry<'pages'>;
