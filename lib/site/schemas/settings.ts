import { z } from 'zod';
import { aliasSchema } from '../../content/schema';
import { cvPapers } from '../../outputs/cv-file';
import { matching } from './fields';

const DAYS = 'a whole number of days; 0 tells browsers to forget it';

const ALIASES = 'earlier paths and where they lead, such as { "/work/": "/projects/" }';

/** A path that every host can redirect to. */
const target = matching('a path of this site, such as "/projects/"', /^\/[\w.~/-]*$/);

const page = z.boolean({ error: 'true or false' });

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

const isNamed = (type: 'language' | 'region', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

/** Languages of three letters may have no name in Intl: Ladin, "lld", has none. */
function isLanguage(tag: string): boolean {
  try {
    const { language, region } = new Intl.Locale(tag);
    const isOne = language.length === 3 || isNamed('language', language);
    return LANGUAGE.test(tag) && isOne && (!region || isNamed('region', region));
  } catch {
    return false;
  }
}

/** A language tag of BCP 47. Other programs join its parts with underscores. */
export const languageTag = z.stringFormat('language', isLanguage, {
  error: ({ input }) => {
    const tag = String(input).replaceAll('_', '-');
    return isLanguage(tag)
      ? `"${tag}", with hyphens`
      : 'a language tag, such as "de" for German, or "pt-PT" for Portuguese of Portugal';
  },
});

/** The schema of `data/site.ts`. */
export const settingsSchema = z.strictObject({
  language: languageTag,
  /** How long browsers are to use HTTPS alone, once they have seen the site: HSTS. */
  hsts: z
    .strictObject({
      days: z.int({ error: DAYS }).min(0, { error: DAYS }),
      includeSubDomains: page.optional(),
    })
    .optional(),
  /** The paper of the CV that pages offer first; the other one is beside it. */
  cvPaper: z.enum(cvPapers, { error: "'a4' or 'letter'" }).optional(),
  /** Where paths of an earlier site lead: pages of this one by paths that they had. */
  aliases: z.record(aliasSchema, target, { error: ALIASES }).optional(),
  pages: z.strictObject({
    ...{ about: page, contact: page, cv: page },
    blog: page.optional(),
    projects: page.optional(),
  }),
});

export type SiteSettings = z.infer<typeof settingsSchema>;
