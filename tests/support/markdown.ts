import { createRenderer, type Place } from '@/lib/markdown/render';
import { buildRenderer } from '@/lib/markdown/render-build';
import { strings } from '@/data/strings';
import { fragment } from './html';

/** The words that rendering adds. */
export const words = strings.markdown;

const inBrowser = createRenderer(words);
const inBuild = buildRenderer(words, () => ({ expected: '', found: '', fix: '' }));

/** Renders Markdown like the browser. */
export const renderMarkdown = (source: string, place?: Place): string =>
  inBrowser.markdown(source, place).html;

/** Renders Markdown like the build. */
export const renderForBuild = (source: string, place?: Place): string =>
  inBuild.markdown(source, place).html;

/** Markdown as a page of the browser holds it. */
export const page = (source: string) => fragment(renderMarkdown(source));

/** Markdown as a page of the build holds it. */
export const builtPage = (source: string) => fragment(renderForBuild(source));

/** Sanitises HTML. */
export const renderHtml = inBrowser.html;
