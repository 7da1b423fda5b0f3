import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { resolveLinks } from '@/lib/resolve-links';
import { resolvePath } from './languages';
import { owner } from './owner';
import { siteSections } from './sections';

/** The ways to reach the owner, the most important ones first. */
export const contactLinks = () =>
  resolveLinks(navigation.contact, { owner, settings, sections: siteSections(), resolvePath });

/** The first two of them, with which other pages end. */
export const mainContactLinks = () => contactLinks().slice(0, 2);
