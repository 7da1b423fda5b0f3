import { existsSync, statSync, type Stats } from 'node:fs';

/**
 * What a file or folder is; links are followed.
 * @returns undefined where there is nothing, or a link that leads nowhere or to itself
 */
export const statIfExists = (file: string): Stats | undefined =>
  existsSync(file) ? statSync(file) : undefined;
