import { z } from 'zod';
import { linkSchemes } from '../urls';
import { checked, flag, icon, text } from './fields';

const HREF =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, cv-word, vcard, profile:NETWORK';

const RIGHT = new RegExp(`^(/|(${linkSchemes.join('|')}):|profile:.)`);

const KEYWORDS = ['email', 'booking', 'cv', 'cv-word', 'vcard'];

const link = z.strictObject({
  label: text('the text of the link'),
  /** A path, a URL, or one of: email, booking, cv, cv-word, vcard, profile:NETWORK. */
  href: checked(HREF, (href) => RIGHT.test(href) || KEYWORDS.includes(href)),
  /** The name of an icon. By default, a link to a profile has the profile's icon. */
  icon: icon.optional(),
  /** Shows the icon without the label. */
  iconOnly: flag().optional(),
  /** Set for a page that is missing on purpose. The link opens the not-found page. */
  missing: flag().optional(),
});

const links = z.array(link);

/** The lists of links in `data/navigation.ts`. */
export const navigationSchema = z.strictObject({
  /** The header on wide screens. */
  header: links,
  /** The menu on narrow screens. */
  drawer: links,
  /** The buttons at the top of the home page. */
  home: links,
  /** The buttons of the contact page. */
  contact: links,
  /** The columns of the footer. */
  footer: z.array(z.strictObject({ title: text('the heading of the column'), links })),
});

export type SiteLink = z.input<typeof link>;
export type Navigation = z.input<typeof navigationSchema>;
