import { strings } from '@/data/strings';
import { rehypeHighlight } from '@/lib/markdown/rehype-highlight';
import { renderMarkdown, type RenderOptions } from '@/lib/markdown/render';
import { fragment } from './html';

/** The strings that rendering adds. */
export const markdownStrings = strings.markdown;

/** Renders Markdown like browsers do. */
export const render = (source: string, options: Partial<RenderOptions> = {}) =>
  renderMarkdown(source, { strings: markdownStrings, baseUrl: '/blog/', ...options });

/** Renders Markdown like the build does. */
export const renderForBuild = (source: string, options: Partial<RenderOptions> = {}) =>
  render(source, { lastPlugins: [rehypeHighlight], ...options });

/** Markdown in a page, as rendered in a browser. */
export const page = async (source: string, options?: Partial<RenderOptions>) =>
  fragment((await render(source, options)).html);

/** Markdown in a page, as rendered by the build. */
export const builtPage = async (source: string, options?: Partial<RenderOptions>) =>
  fragment((await renderForBuild(source, options)).html);
