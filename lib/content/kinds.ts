import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import { formatDay, toIsoDate } from '../dates';
import type { ShownImage } from '../images/image';
import { formatPeriods, type Period } from '../resume/periods';
import { capitalize } from '../text';
import type { Pattern } from '../pattern';
import type { ColorPair } from '../pattern-of';
import { routes } from '../urls';
import { reservedPostIds, reservedSlugs } from './reserved';
import { pageSchema, postSchema, projectSchema } from './schemas';

/** What every entry has, whatever its kind. */
export interface EntryFile {
  /** The name of its file without `.md`. */
  slug: string;
  /** Path of its page, below the base path: `/blog/my-post/`. */
  path: string;
  /** Path of its file from the root of the repository. */
  file: string;
  /** The whole text of the file. */
  source: string;
  /** The Markdown below the front matter. */
  body: string;
  /** The line of the file in which the Markdown begins. */
  bodyLine: number;
  /** Only `npm run dev` shows entries that are not published. */
  status: 'published' | 'draft' | 'scheduled';
  /** The decorative pattern that stands for it. */
  pattern: Pattern;
}

/** What lists and files that programs read say of an entry. */
export interface Summary {
  title: string;
  description: string;
  tags: readonly string[];
  /** The day of publication, YYYY-MM-DD. */
  isoDate?: string | undefined;
  /** The day of the last change, YYYY-MM-DD. */
  isoModified?: string | undefined;
  /** Whether feeds, the sitemap and the search have it. */
  inFeeds: boolean;
  inSitemap: boolean;
  inSearch: boolean;
}

/** What stands beside a title in search results and on share images. */
export interface Label {
  /** Kind of page, such as "Article"; none for plain pages. */
  kind?: string;
  /** The day or period, as it is shown. */
  date?: string;
}

/** The strings that labels use. */
export type LabelStrings = Pick<Strings, 'dates' | 'search'>;

/** What the front matter of every kind has. */
export interface CommonData {
  title: string;
  /** Paths that the page had before. */
  aliases?: readonly string[] | undefined;
  /** The colours of its pattern, in place of those of the theme. */
  colors?: ColorPair | undefined;
}

/** What is needed to complete front matter. */
interface Tools {
  /** Finds an image that front matter names. */
  image: (url: string) => ShownImage;
  /** The periods of an entry of the résumé, the oldest first. */
  periodsOf: (name: string) => Period[];
}

/** A kind of content: a folder of Markdown files, each of which becomes a page. */
export interface Kind<FrontMatter, Data extends CommonData> {
  /** Folder in that of the content. */
  folder: string;
  /** The path of its pages without their slugs, below the base path. */
  route: string;
  schema: z.ZodType<FrontMatter>;
  /** Slugs that files cannot have, with what has them. */
  reserved: ReadonlyMap<string, string>;
  /** What pages and lists get of the front matter. */
  toData: (frontMatter: FrontMatter, slug: string, tools: Tools) => Data;
  /** The day on which an entry appears, YYYY-MM-DD. Without one it is there from the start. */
  appearsOn: (data: Data) => string | undefined;
  /** The order of a list of entries. */
  compare: (a: Data & EntryFile, b: Data & EntryFile) => number;
  summarize: (entry: Data & EntryFile) => Summary;
  label: (entry: Data & EntryFile, strings: LabelStrings) => Label;
  /** What the search finds beside title, description and tags, as Markdown. */
  searchText: (entry: Data & EntryFile) => string;
  /** The URLs of all images in the front matter, by their fields. */
  images: (data: Data) => Readonly<Record<string, string | undefined>>;
  /** The Markdown in the front matter, by its fields. */
  markdown: (data: Data) => Readonly<Record<string, string>>;
}

const define = <FrontMatter, Data extends CommonData>(kind: Kind<FrontMatter, Data>) => kind;

const bySlug = (a: EntryFile, b: EntryFile) => (a.slug < b.slug ? -1 : 1);

/**
 * The kinds of content of the site. Schema, folder, paths, feeds, sitemap and search of a kind are
 * defined here and nowhere else: docs/architecture.md adds one.
 */
export const kinds = {
  posts: define({
    folder: 'blog',
    route: routes.blog,
    schema: postSchema,
    reserved: reservedPostIds,
    toData: (frontMatter, slug) => {
      const isoDate = toIsoDate(frontMatter.date) ?? '';
      const isoModified = toIsoDate(frontMatter.updated ?? '') ?? isoDate;
      return { ...frontMatter, id: slug, isoDate, isoModified };
    },
    appearsOn: ({ isoDate }) => isoDate,
    // Newest first, and the exact reverse of the order of a series.
    compare: (a, b) => (a.isoDate === b.isoDate ? bySlug(b, a) : a.isoDate < b.isoDate ? 1 : -1),
    summarize: ({ title, preview, tags, isoDate, isoModified, canonical }) => ({
      title,
      description: preview,
      tags,
      isoDate,
      isoModified,
      inFeeds: true,
      inSitemap: canonical === undefined,
      inSearch: true,
    }),
    label: ({ isoDate }, { dates, search }) => ({
      kind: search.article,
      date: formatDay(isoDate, dates),
    }),
    searchText: ({ series = '', body }) => `${series}\n\n${body}`,
    images: ({ image }) => ({ image }),
    markdown: () => ({}),
  }),
  projects: define({
    folder: 'projects',
    route: '/',
    schema: projectSchema,
    reserved: reservedSlugs,
    toData: ({ period, updated, ...project }, _slug, { image, periodsOf }) => ({
      ...project,
      periods: period ?? (project.resume === undefined ? [] : periodsOf(project.resume)),
      isoModified: updated && toIsoDate(updated),
      image: project.pictureUrl === undefined ? undefined : image(project.pictureUrl),
      images: project.images.map((one) => ({ ...one, image: image(one.src) })),
      testimonials: project.testimonials.map(({ referentPictureUrl: url, ...testimonial }) => ({
        ...testimonial,
        referentPictureUrl: url,
        image: url === undefined ? undefined : image(url),
      })),
    }),
    appearsOn: () => undefined,
    compare: (a, b) => a.order - b.order || bySlug(a, b),
    summarize: ({ title, subtitle, tags, isoModified }) => ({
      title,
      description: subtitle,
      tags,
      isoModified,
      inFeeds: false,
      inSitemap: true,
      inSearch: true,
    }),
    label: ({ projectType, periods }, { dates, search }) => ({
      kind: capitalize(search.project(projectType)),
      date: formatPeriods(periods, dates),
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
        project.body,
        ...project.images.map(({ caption }) => caption),
        ...project.testimonials.flatMap(({ sample, testimonialText }) =>
          sample ? [] : [testimonialText],
        ),
      ].join('\n\n'),
    images: ({ pictureUrl, images, testimonials }) =>
      Object.fromEntries([
        ['pictureUrl', pictureUrl],
        ...images.map(({ src }, index) => [`images[${index}].src`, src]),
        ...testimonials.map(({ referentPictureUrl: url }, index) => [
          `testimonials[${index}].referentPictureUrl`,
          url,
        ]),
      ]),
    markdown: ({ contextDescription }) => ({ contextDescription }),
  }),
  pages: define({
    folder: 'pages',
    route: '/',
    schema: pageSchema,
    reserved: reservedSlugs,
    toData: (page) => page,
    appearsOn: () => undefined,
    compare: bySlug,
    summarize: ({ title, summary, index }) => ({
      title,
      description: summary,
      tags: [],
      inFeeds: false,
      inSitemap: index,
      inSearch: index,
    }),
    label: () => ({}),
    searchText: ({ body }) => body,
    images: () => ({}),
    markdown: () => ({}),
  }),
};

export type KindName = keyof typeof kinds;

/** The names of all kinds. */
export const kindNames = Object.keys(kinds) as KindName[];

/** An entry of a kind: a file of content as pages and lists get it. */
export type Entry<Name extends KindName> = ReturnType<(typeof kinds)[Name]['toData']> & EntryFile;

export type Post = Entry<'posts'>;
export type Project = Entry<'projects'>;
export type Page = Entry<'pages'>;
