import { siteFolders } from '@/app/content';
import { imageFinder } from '@/lib/images/find-image';
import { checkText } from './check-text';
import type { TextToCheck } from './processes';

/* A process that checks texts of the site, one after the other: processes.ts */

const images = { folders: siteFolders, findImage: imageFinder(siteFolders) };

process.on('message', ({ text, reported }: TextToCheck) => {
  void checkText(text, { ...images, reported }).then((findings) => process.send?.(findings));
});
