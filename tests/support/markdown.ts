import { createRenderer, type Place } from '@/lib/markdown/render';
import { buildRenderer } from '@/lib/markdown/render-build';
import type { MarkdownWords } from '@/lib/markdown/words';
import { fragment } from './html';

/** The words that rendering adds. */
export const words: MarkdownWords = {
  ...{
    copy: 'Copy',
    wrap: 'Wrap',
    diagram: 'Diagram',
    enlarge: 'Enlarge: ',
    video: 'Video on {site}',
    table: 'Table',
    formula: 'Formula',
    done: 'Done',
    toDo: 'To do',
  },
  ...{ headingLink: 'Link to “{heading}”', newTab: ' (opens in a new tab)' },
  ...{ note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  ...{ footnotes: 'Footnotes', backToReference: 'Back to reference {number}' },
};

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
