import type { TagTable } from '../tags/tags';
import { callout, details, nothing } from './blocks';
import { gist, tweet, vimeo, youtube } from './embeds';
import { image } from './images';

/* What tags of template markup become. Modules of generators choose among these. */

export * from './blocks';
export * from './by-name';
export * from './embeds';
export * from './images';

/** Tags that mean the same in all programs and themes. */
export const commonTags: TagTable = {
  admonition: callout,
  alert: callout,
  callout,
  caution: callout,
  danger: callout,
  details,
  figure: image,
  gist,
  image,
  img: image,
  important: callout,
  info: callout,
  note: callout,
  notice: callout,
  tip: callout,
  toc: nothing,
  tweet,
  twitter: tweet,
  vimeo,
  warning: callout,
  youtube,
};
