import { siteFolders } from '@/app/content';
import { imageFinder } from '@/lib/images/find-image';
import { checkAndCache, type TextToCheck } from './text-checkers';

/* A process that checks texts of the site, one after the other: text-checkers.ts */

const images = { folders: siteFolders, findImage: imageFinder(siteFolders) };

process.on('message', ({ text, reported }: TextToCheck) => {
  void checkAndCache(text, { ...images, reported }).then((findings) => process.send?.(findings));
});
