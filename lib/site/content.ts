import {
  loadContent,
  contentMounts,
  type Content,
  type LoadedContent,
  type LoadOptions,
} from '../content/load';
import { ContentError } from '../content/diagnostic';
import { buildDay } from '../dates';
import { imageFinder, pageImage } from '../images/find-image';
import type { ShownImage } from '../images/image';
import { rehypeHighlight } from '../markdown/rehype-highlight';
import type { RenderOptions } from '../markdown/render';
import { periodsOf } from '../resume/entries';
import { patternColors } from '../pattern/pattern';
import { site } from '.';
import { sitePages, type SitePages } from './pages';

/* Loads the content of the site for `app/`, `build/` and `scripts/`. */

/** The folder of the content. */
export const contentDirectory = process.env.CONTENT_DIR || 'content';

/** The folders whose files are published. */
export const siteMounts = contentMounts(contentDirectory);

const findImage = imageFinder(siteMounts);

/** How pages render Markdown. */
export const renderOptions: RenderOptions = {
  strings: site.strings.markdown,
  findImage: (url) => {
    const found = findImage(url);
    return 'sources' in found ? found : undefined;
  },
  lastPlugins: [rehypeHighlight],
};

/** Loads the content of the site, and everything that is wrong with it: see {@link loadContent}. */
export const loadSiteContent = (options: Partial<LoadOptions> = {}): LoadedContent =>
  loadContent({
    directory: contentDirectory,
    today: buildDay(site.settings.timeZone),
    showUnpublished: process.env.NODE_ENV === 'development',
    patternColors: patternColors(site.theme),
    aliases: site.settings.aliases,
    periodsOf: (name) => periodsOf(site.resume, name),
    ...options,
  });

/**
 * All published content.
 * @throws ContentError in a build, if files cannot be used; `npm run dev` goes on without them
 */
export function siteContent(): Content {
  const { content, diagnostics } = loadSiteContent();
  if (process.env.NODE_ENV !== 'development' && diagnostics.length > 0) {
    throw new ContentError(diagnostics);
  }
  return content;
}

/** The enabled parts of the site. */
export const pagesOfSite = (): SitePages => sitePages(site.settings, siteContent());

/** The owner's portrait, if there is one. */
export function sitePortrait(): { image: ShownImage; alt: string } | undefined {
  const { portrait } = site.owner;
  return portrait && { image: pageImage(siteMounts, portrait.src), alt: portrait.alt };
}
