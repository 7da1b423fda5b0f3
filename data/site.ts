import { withBasePath } from '@/lib/base-path';
import { owner } from './owner';

/** Facts about the site itself. */
export const site = {
  /** Language of all pages (BCP 47). */
  language: 'en',
  title: `${owner.name}, ${owner.role}`,
  copyright: `© ${owner.name}. All rights reserved.`,
} as const;

/**
 * The whole address of a page or file, for readers outside the site.
 * @param path an address that begins with a slash
 */
export const absoluteAddress = (path: string) => `${owner.siteUrl}${withBasePath(path)}`;
