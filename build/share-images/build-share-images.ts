import { availableParallelism } from 'node:os';
import path from 'node:path';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { cacheDirectory, outDirectory, siteDirectory } from '@/lib/site/directory';
import { sitePages } from '@/lib/site/pages';
import { shareImage, shareImageSize } from '@/lib/seo/share-image';
import { fileCache } from '@/lib/file-cache';
import { codeVersion, hashOf } from '@/lib/hash';
import { explainErrors } from '../cli';
import { logoSvg } from '../logo';
import { writeFiles } from '../write-files';
import { fitPicture, loadDrawing, type Drawn } from './draw';
import { readFonts } from './fonts';
import { shareItems, type ShareItem } from './share-items';

explainErrors();
const { theme } = site;
const { content } = loadSiteContent();
const mark = logoSvg(site);
const items = shareItems(content, site, sitePages(site.settings, content), mark);
const fonts = readFonts(theme.fonts, siteDirectory).map(({ data }) => data);
const cache = fileCache(
  path.join(cacheDirectory, 'share'),
  hashOf(codeVersion('build/share-images'), ...fonts),
);
const isDrawn = ({ pattern }: ShareItem) => pattern !== mark || !theme.picture;
const changed = items.filter(isDrawn).filter((item) => {
  const png = cache.get(nameOf(item));
  if (png) write(item, png);
  return !png;
});
if (changed.length > 0) {
  const draw = await loadDrawing(changed, theme);
  const queue = changed.values();
  const drawQueue = async () => {
    for (const item of queue) save(item, await draw(item));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawQueue));
}
cache.prune();
if (theme.picture) {
  const picture = await fitPicture(path.join(siteDirectory, 'public', theme.picture));
  for (const item of items) if (!isDrawn(item)) write(item, picture);
}
console.log(`${outDirectory}/share: ${items.length} images, ${changed.length} drawn`);

function save(item: ShareItem, { png, missing }: Drawn) {
  write(item, png);
  if (missing.length === 0) cache.set(nameOf(item), png);
  else {
    // The image is not cached, so the next build repeats the warning.
    console.warn(
      `${item.source}: no font of the share images has ${missing.join(' ')}, so the image omits ` +
        `it.\n  Choose a typeface that has it in data/theme.ts, such as one of a package for its script.`,
    );
  }
}

function write({ route }: ShareItem, png: Buffer) {
  writeFiles(outDirectory, { [shareImage(route)]: png });
}

/** The name of an image in the cache: a hash of everything that the image shows. */
function nameOf(item: ShareItem): string {
  return `${hashOf(JSON.stringify([item, theme, shareImageSize]))}.png`;
}
