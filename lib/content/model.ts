import type { Period } from '../career/periods';
import { glyphOf, packedGlyphOf, type ColorPair, type Glyph } from '../glyph/glyph';
import type { BlogIndex } from './blog-index';
import { toIsoDate } from '../dates';
import type { ProjectTexts } from './kinds';
import type { PageMatter, PostMatter, ProjectMatter } from './schema';
import type { ShownPicture } from './picture';
import type { ContentFile } from './read-files';
import type { Article } from './render-post';

/** A project as pages show it. All `…Html` fields are sanitised. */
export interface Project
  extends
    Omit<ProjectMatter, 'period' | 'updated' | 'contextDescription' | 'images' | 'testimonials'>,
    ProjectTexts {
  slug: string;
  glyph: Glyph;
  picture?: ShownPicture;
  images: (ProjectMatter['images'][number] & { picture: ShownPicture })[];
  testimonials: (ProjectMatter['testimonials'][number] & { picture?: ShownPicture })[];
  /** When it took place, the oldest first; at least one. */
  periods: readonly Period[];
  /** The day of the last change, YYYY-MM-DD, where its file says it. */
  isoModified?: string;
}

/** A page of the owner's own: `content/pages/uses.md` is `/uses/`. `bodyHtml` is sanitised. */
export interface Page extends PageMatter {
  slug: string;
  glyph: Glyph;
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
  /** Its block glyph, as `drawGlyph` takes it. */
  glyph: string;
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
 * @param glyphs the colours of its glyph, where its file has none
 * @param show finds what a page needs to show a picture, by its URL
 */
export function toProject(
  slug: string,
  matter: ProjectMatter,
  texts: ProjectTexts,
  periods: readonly Period[],
  glyphs: readonly ColorPair[] | undefined,
  show: (url: string) => ShownPicture,
): Project {
  const { period = periods, updated, ...fields } = matter;
  const rest: Omit<typeof fields, 'contextDescription'> & { contextDescription?: string } = fields;
  delete rest.contextDescription;
  const isoModified = updated && toIsoDate(updated);
  return {
    ...rest,
    ...texts,
    slug,
    glyph: glyphOf(slug, matter.colors ? [matter.colors] : glyphs),
    ...(rest.pictureUrl && { picture: show(rest.pictureUrl) }),
    images: rest.images.map((image) => ({ ...image, picture: show(image.src) })),
    testimonials: rest.testimonials.map((testimonial) => {
      const { referentPictureUrl: url } = testimonial;
      return { ...testimonial, ...(url && { picture: show(url) }) };
    }),
    periods: period,
    ...(isoModified && { isoModified }),
  };
}

/**
 * Maps the front matter of a post to what lists show.
 * @param today the day of the build, YYYY-MM-DD
 * @param glyphs the colours of glyphs
 */
export function toPostSummary(
  id: string,
  matter: PostMatter,
  today: string,
  glyphs?: readonly ColorPair[],
): PostSummary {
  const isoDate = toIsoDate(matter.date) ?? '';
  const isoModified = toIsoDate(matter.updated ?? '') ?? isoDate;
  return {
    ...matter,
    id,
    isoDate,
    isoModified,
    scheduled: isoDate > today,
    glyph: packedGlyphOf(id, glyphs),
  };
}
