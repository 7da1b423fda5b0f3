import type { Source } from '@/lib/outputs/source';
import { settings, words } from '@/lib/site';
import { career } from './career';
import { address, setOwner } from './set-owner';

/** What outputs are made from: a made-up owner and career, with the parts given in place of theirs. */
export const sourceWith = (site: Partial<Source['site']> = {}): Source => ({
  site: { owner: setOwner, career, words, settings, ...site },
  pages: { about: true, contact: true, cv: true, blog: true, projects: true, slug: true },
  url: address,
});
