import { renderOptions } from '@/app/render-text';
import { renderText, type SourceText } from '@/lib/check/page-text';
import type { Reply } from './renderers';

/* A process that renders texts of the site, one after the other: renderers.ts */

process.on('message', (text: SourceText) => {
  void renderText(text, renderOptions).then((rendered) =>
    process.send?.({ rendered } satisfies Reply),
  );
});
