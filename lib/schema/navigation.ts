import { z } from 'zod';
import { linkSchemes } from '../urls';
import { checked, icon, text } from './fields';

const HREF =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:NETWORK';

const RIGHT = new RegExp(`^(/|(${linkSchemes.join('|')}):|profile:.)`);

const KEYWORDS = ['email', 'booking', 'cv', 'vcard'];

const links = z.array(
  z.looseObject({
    label: text('the text of the link'),
    href: checked(HREF, (href) => RIGHT.test(href) || KEYWORDS.includes(href)),
    icon: icon.optional(),
  }),
);

/** The values of `data/navigation.ts` that the compiler cannot judge. */
export const navigationSchema = z.looseObject({
  header: links,
  drawer: links,
  home: links,
  contact: links,
  footer: z.array(z.looseObject({ title: text('the heading of the column'), links })),
});
