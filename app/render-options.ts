import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { asImage, imageFinder } from '@/lib/images/find-image';
import { rehypeHighlight } from '@/lib/markdown/rehype-highlight';
import type { RenderOptions } from '@/lib/markdown/render';
import { siteFolders } from './content';
import { resolvePath } from './languages';

const findImage = imageFinder(siteFolders);

/** How pages render Markdown. */
export const renderOptions: RenderOptions = {
  strings: strings.markdown,
  language: settings.language,
  findImage: (url) => asImage(findImage(url)),
  resolvePath,
  lastPlugins: [rehypeHighlight],
};
