import type { Generator } from '../source/generator';
import { astro } from './astro';
import { devto } from './devto';
import { docusaurus } from './docusaurus';
import { eleventy } from './eleventy';
import { gatsby } from './gatsby';
import { ghost } from './ghost';
import { hashnode } from './hashnode';
import { hexo } from './hexo';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { medium } from './medium';
import { nextjs } from './nextjs';
import { obsidian, quartz } from './obsidian';
import { plainMarkdown } from './plain-markdown';
import { wordpress } from './wordpress';
import { zola } from './zola';

/** All generators, in the order in which they are tried. */
export const generators: readonly Generator[] = [
  quartz,
  docusaurus,
  astro,
  gatsby,
  eleventy,
  zola,
  hugo,
  hexo,
  jekyll,
  nextjs,
  obsidian,
  hashnode,
  devto,
  ghost,
  medium,
  wordpress,
  plainMarkdown,
];
