import type { Generator } from '../generator';
import { hugo } from './hugo';
import { jekyll } from './jekyll';
import { plainMarkdown } from './plain-markdown';

/** All generators, in the order in which they are tried. */
export const generators: readonly Generator[] = [hugo, jekyll, plainMarkdown];
