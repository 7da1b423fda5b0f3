import { z } from 'zod';
import { linkSchemes, slugPattern } from '../urls';
import { checked, flag, icon, text } from '../validation/fields';
import { nearest } from '../validation/nearest';

const HREF =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:NETWORK';

const RIGHT = new RegExp(`^(/|(${linkSchemes.join('|')}):|profile:.)`);

const KEYWORDS = ['email', 'booking', 'cv', 'vcard'];

function fixOfHref(href: string): string | undefined {
  if (RIGHT.test(href) || KEYWORDS.includes(href)) return undefined;
  const [keyword] = nearest(href.toLowerCase(), KEYWORDS, 0.34);
  if (keyword) return `write ${keyword}`;
  if (/^(resume|cv)\b/i.test(href)) return 'write cv';
  if (/^[^/@\s]+@[^/@\s]+$/.test(href))
    return `write mailto:${href}, or email for your own address`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(href)) return `write https://${href}`;
  return slugPattern.test(href)
    ? `write /${href}/`
    : 'begin a path with a slash, a URL with https://';
}

const navigationLink = z.strictObject({
  label: text('the text of the link'),
  href: checked(HREF, fixOfHref),
  /** By default, a link to a profile has the profile's icon. */
  icon: icon.optional(),
  iconOnly: flag().optional(),
  /** Set for a page that is missing on purpose. The link opens the not-found page. */
  missing: flag().optional(),
});

const links = z.array(navigationLink, { error: 'a list of links' });

/** The schema of `data/navigation.ts`. */
export const navigationSchema = z.strictObject({
  header: links,
  drawer: links,
  home: links,
  contact: links,
  footer: z.array(z.strictObject({ title: text('the heading of the column'), links }), {
    error: 'a list of columns',
  }),
});

/** A link of `data/navigation.ts`. */
export type SiteLink = z.infer<typeof navigationLink>;
export type Navigation = z.infer<typeof navigationSchema>;
