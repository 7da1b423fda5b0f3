import { createRenderer, type Place } from '@/lib/markdown/render';
import { buildRenderer } from '@/lib/markdown/render-build';
import { words } from '@/lib/markdown/words';

const inBrowser = createRenderer(words);
const inBuild = buildRenderer(words, () => ({ expected: '', found: '', fix: '' }));

/** Markdown as HTML, as the browser renders it. */
export const renderMarkdown = (source: string, place?: Place): string =>
  inBrowser.markdown(source, place).html;

/** Markdown as HTML, as the build renders it. */
export const renderForBuild = (source: string, place?: Place): string =>
  inBuild.markdown(source, place).html;

/** HTML, sanitised. */
export const renderHtml = inBrowser.html;
