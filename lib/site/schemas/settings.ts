import { z } from 'zod';
import { text } from './fields';

const TAG = 'a language tag, such as "en"';

const page = z.boolean({ error: 'true or false' });

/** The schema of `data/site.ts`. */
export const settingsSchema = z.strictObject({
  language: z.string({ error: TAG }).regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { error: TAG }),
  title: text('the title of the site'),
  copyright: text('the line at the foot of every page'),
  pages: z.strictObject({ about: page, contact: page, cv: page }),
});

export type SiteSettings = z.infer<typeof settingsSchema>;
