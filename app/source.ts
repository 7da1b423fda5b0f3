import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { Source } from '@/lib/seo/source';
import { siteFeatures } from './content';
import { absoluteUrl, owner, resume } from './owner';

/** What JSON-LD is made from. */
export const siteSource = (): Source => ({
  owner,
  resume,
  settings,
  strings,
  features: siteFeatures(),
  url: absoluteUrl,
});
