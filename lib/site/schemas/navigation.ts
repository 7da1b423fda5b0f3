import { z } from 'zod';
import { text } from './fields';

const expected =
  'a path such as "/projects/", a URL, or one of: email, booking, cv, vcard, profile:LABEL';

const link = z.strictObject({
  label: text('the text of the link'),
  href: z
    .string({ error: expected })
    .regex(/^(\/|https?:|mailto:|tel:|(email|booking|cv|vcard)$|profile:.)/, {
      error: expected,
    }),
  /** An icon of react-icons by its name; a profile brings its own. */
  icon: text('the name of an icon of react-icons').optional(),
  iconOnly: z.boolean({ error: 'true or false' }).optional(),
  /** There is no such page, on purpose: the link leads to the not-found page. */
  missing: z.boolean({ error: 'true or false' }).optional(),
});

const links = z.array(link, { error: 'a list of links' });

/** What `data/navigation.ts` holds. */
export const navigationSchema = z.strictObject({
  header: links,
  drawer: links,
  home: links,
  contact: links,
  footer: z.array(z.strictObject({ title: text('the heading of the column'), links }), {
    error: 'a list of columns',
  }),
});

/** A link as the owner writes it. */
export type SiteLink = z.infer<typeof link>;
export type Navigation = z.infer<typeof navigationSchema>;
