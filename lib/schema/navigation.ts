import { z } from 'zod';
import { nearest } from '../nearest';
import { linkSchemes, slugPattern } from '../urls';
import { checked, flag, icon, text } from './fields';

const HREF =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:NETWORK';

const RIGHT = new RegExp(`^(/|(${linkSchemes.join('|')}):|profile:.)`);

const KEYWORDS = ['email', 'booking', 'cv', 'vcard'];

function hrefMeant(href: string): string | undefined {
  if (/^[^/@\s]+@[^/@\s]+$/.test(href)) return `mailto:${href}`;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(href)) return `https://${href}`;
  return (
    nearest(href.toLowerCase(), KEYWORDS, 0.34)[0] ??
    (slugPattern.test(href) ? `/${href}/` : undefined)
  );
}

const navigationLink = z.strictObject({
  label: text('the text of the link'),
  href: checked(HREF, (href) => RIGHT.test(href) || KEYWORDS.includes(href), hrefMeant),
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
