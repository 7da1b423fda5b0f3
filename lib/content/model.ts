import type { Period } from '../resume/periods';
import { patternOf, packedPatternOf, type ColorPair, type Pattern } from '../pattern/pattern';
import type { BlogIndex } from './blog-index';
import { toIsoDate } from '../dates';
import type { ProjectTexts } from './kinds';
import type { PageMatter, PostMatter, ProjectMatter } from './schema';
import type { ShownImage } from '../images/image';
import type { ContentFile } from './read-files';
import type { Article } from './render-post';

/** A project as pages show it. All `…Html` fields are sanitised. */
export interface Project
  extends
    Omit<ProjectMatter, 'period' | 'updated' | 'contextDescription' | 'images' | 'testimonials'>,
    ProjectTexts {
  slug: string;
  pattern: Pattern;
  image?: ShownImage;
  images: (ProjectMatter['images'][number] & { image: ShownImage })[];
  testimonials: (ProjectMatter['testimonials'][number] & { image?: ShownImage })[];
  /** When it took place, the oldest first; at least one. */
  periods: readonly Period[];
  /** The day of the last change, YYYY-MM-DD, where its file says it. */
  isoModified?: string;
}

/** A page of the owner's own: `content/pages/uses.md` is `/uses/`. `bodyHtml` is sanitised. */
export interface Page extends PageMatter {
  slug: string;
  pattern: Pattern;
  /** Empty for a page that has its heading and nothing else yet. */
  bodyHtml: string;
  /** Every id in its text. */
  ids: readonly string[];
}

/** A post as lists show it. Days have the form DD-MM-YYYY, those called iso YYYY-MM-DD. */
export interface PostSummary extends PostMatter {
  id: string;
  isoDate: string;
  /** The day of the last change; where there was none, that of publication. */
  isoModified: string;
  /** Its day is still to come; only seen while the owner writes. */
  scheduled: boolean;
  /** Its block pattern, as `drawPattern` takes it. */
  pattern: string;
}

/** A published post as its file holds it, and its page. */
export interface LoadedPost {
  summary: PostSummary;
  /** Its text is published beside the page. */
  file: ContentFile;
  /** Takes the article from `.cache/texts/`, or renders it. A function, as ten thousand are too many to hold. */
  render: () => Article;
}

/** Everything the owner wrote that is published. */
export interface Content {
  /** In the order of their `order` field. */
  projects: Project[];
  /** Pages of the owner's own, by slug. */
  pages: Page[];
  /** Newest first. */
  posts: LoadedPost[];
  /** Where earlier paths lead that `data/site.ts` names. */
  aliases: Readonly<Record<string, string>>;
  /** The same posts by tag, series and year, and the pages that list them. */
  blog: BlogIndex;
}

/**
 * Maps the file of a project to what its page shows.
 * @param periods when it took place, where its file does not say
 * @param patterns the colours of its pattern, where its file has none
 * @param show finds what a page needs to show a picture, by its URL
 */
export function toProject(
  slug: string,
  matter: ProjectMatter,
  texts: ProjectTexts,
  periods: readonly Period[],
  patterns: readonly ColorPair[] | undefined,
  show: (url: string) => ShownImage,
): Project {
  const { period = periods, updated, ...fields } = matter;
  const rest: Omit<typeof fields, 'contextDescription'> & { contextDescription?: string } = fields;
  delete rest.contextDescription;
  const isoModified = updated && toIsoDate(updated);
  return {
    ...rest,
    ...texts,
    slug,
    pattern: patternOf(slug, matter.colors ? [matter.colors] : patterns),
    ...(rest.pictureUrl && { image: show(rest.pictureUrl) }),
    images: rest.images.map((image) => ({ ...image, image: show(image.src) })),
    testimonials: rest.testimonials.map((testimonial) => {
      const { referentPictureUrl: url } = testimonial;
      return { ...testimonial, ...(url && { image: show(url) }) };
    }),
    periods: period,
    ...(isoModified && { isoModified }),
  };
}

/**
 * Maps the front matter of a post to what lists show.
 * @param today the day of the build, YYYY-MM-DD
 * @param patterns the colours of patterns
 */
export function toPostSummary(
  id: string,
  matter: PostMatter,
  today: string,
  patterns?: readonly ColorPair[],
): PostSummary {
  const isoDate = toIsoDate(matter.date) ?? '';
  const isoModified = toIsoDate(matter.updated ?? '') ?? isoDate;
  return {
    ...matter,
    id,
    isoDate,
    isoModified,
    scheduled: isoDate > today,
    pattern: packedPatternOf(id, patterns),
  };
}
