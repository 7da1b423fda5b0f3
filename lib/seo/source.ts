import type { Strings } from '@/data/strings';
import type { Features } from '../features';
import type { Owner } from '../resume/owner';
import type { Resume } from '../resume/resume';
import type { SiteSettings } from '../schema';
import type { MainPage } from '../urls';

/** What JSON-LD is made from, beside posts and projects. */
export interface Source {
  owner: Owner;
  resume: Resume;
  settings: SiteSettings;
  strings: Strings;
  /** Which features the site has. */
  features: Features;
  /** Returns the absolute URL of a page or file, given its path below the base path. */
  url: (path: string) => string;
}

/** The description of a main page. */
export function descriptionOf(page: MainPage, { strings, owner }: Source): string {
  const { description } = strings[page];
  return typeof description === 'string' ? description : description(owner);
}
