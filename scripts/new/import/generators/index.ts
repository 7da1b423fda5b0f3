import type { Generator } from '../generator';
import { docusaurus } from './docusaurus';
import { hexo } from './hexo';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { plainMarkdown } from './plain-markdown';
import { zola } from './zola';

/** All generators, in the order in which they are tried. */
export const generators: readonly Generator[] = [
  docusaurus,
  zola,
  hugo,
  hexo,
  jekyll,
  plainMarkdown,
];
