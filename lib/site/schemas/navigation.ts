import { z } from 'zod';
import { matching, text } from './fields';

const link = z.strictObject({
  label: text('the text of the link'),
  href: matching(
    'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:LABEL',
    /^(\/|https?:|mailto:|tel:|(email|booking|cv|vcard)$|profile:.)/,
  ),
  /** Name of a react-icons icon. A link to a profile uses the icon of the profile by default. */
  icon: text('the name of an icon of react-icons').optional(),
  iconOnly: z.boolean({ error: 'true or false' }).optional(),
  /** Set if the page does not exist on purpose. The link opens the not-found page. */
  missing: z.boolean({ error: 'true or false' }).optional(),
});

const links = z.array(link, { error: 'a list of links' });

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
export type SiteLink = z.infer<typeof link>;
export type Navigation = z.infer<typeof navigationSchema>;
