import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { cachedText } from '@/lib/content/text-cache';
import { imagesIn } from '@/lib/images/find-image';
import { rehypeHighlight } from '@/lib/markdown/rehype-highlight';
import { renderMarkdown, type Rendered, type RenderOptions } from '@/lib/markdown/render';
import { siteFolders } from './content';
import { resolvePath } from './languages';

/** How pages render Markdown. */
export const renderOptions: RenderOptions = {
  strings: strings.markdown,
  language: settings.language,
  findImage: imagesIn(siteFolders),
  resolvePath,
  lastPlugins: [rehypeHighlight],
};

/**
 * Renders a text of an entry, or returns it from the cache of the build.
 * @param source Markdown without front matter
 */
export const renderText = async (
  source: string,
  context: Pick<RenderOptions, 'baseUrl' | 'idPrefix'>,
): Promise<Rendered> =>
  cachedText(source, context) ?? renderMarkdown(source, { ...renderOptions, ...context });
