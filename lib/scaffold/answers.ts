import type { CvPaper } from '../outputs/cv-file';
import type { CareerData, Owner, SiteSettings } from '../site/types';
import { TO_WRITE } from '../site/placeholders';
import type { NewProject } from './entry-files';

/** What a new site is made from. */
export interface Answers {
  owner: Owner;
  /** The pages that are wanted. */
  pages: SiteSettings['pages'];
  cvPaper: CvPaper;
  /** The language of all pages (BCP 47). */
  language: string;
  /** The path below which the site will live, such as `/portfolio`; empty for none. */
  basePath: string;
  career: CareerData;
  /** The project whose page is drafted; the career does not say what the owner did in it. */
  firstProject?: Pick<NewProject, 'slug' | 'title' | 'roles' | 'highlights'> | undefined;
}

/** What of it an owner is asked for, or a résumé says. */
export type OwnerAnswers = Omit<Answers, 'language' | 'career' | 'firstProject'>;

/** What is known of an owner before anything is asked. `siteUrl` may have a path. */
export type KnownOwner = Partial<Owner> & Pick<Owner, 'profiles'>;

/**
 * Completes an owner with texts that `npm run check` lists until they are replaced.
 * @param timeZone for an owner who has none, an IANA name
 */
export const completeOwner = (
  { name, ...known }: KnownOwner & Pick<Owner, 'name'>,
  timeZone: string,
): Owner => ({
  name,
  givenName: givenNameOf(name),
  timeZone,
  siteUrl: 'https://portfolio.example.com',
  role: `${TO_WRITE} your job title`,
  location: `${TO_WRITE} your city or country`,
  ...known,
});

/** The URL of a site and the path below which it lives, which the site's data keep apart. */
export const splitSiteUrl = ({ origin, pathname }: URL) => ({
  siteUrl: origin,
  basePath: pathname.replace(/\/$/, ''),
});

/** The language of the words with which a site begins. */
export const ENGLISH = 'en';

/** Whether a language tag is one of English, such as en-GB. */
export const isEnglish = (language: string): boolean => language.split('-', 1)[0] === ENGLISH;

/** The first word of a name; the last of one in Chinese, Japanese or Korean, where the family comes first. */
export function givenNameOf(name: string): string {
  const words = name.split(/\s+/);
  const isFamilyFirst = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(name);
  return words.at(isFamilyFirst ? -1 : 0) ?? name;
}

/** The paper that is used in a time zone: US Letter in most of America. */
export const paperOf = (timeZone: string): CvPaper =>
  timeZone.startsWith('America/') ? 'letter' : 'a4';

/** A career without entries. */
export const emptyCareer = (today: string): CareerData => ({
  updatedOn: today,
  summary: `${TO_WRITE} your career in one or two sentences`,
});
