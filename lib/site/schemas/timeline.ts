import { z } from 'zod';
import { line, listOf, text } from './fields';

const LINK = './slug for a page of this site, or a URL that begins with https://';

const card = z.strictObject({
  title: line('a title'),
  /** The slug of the entry of `data/career.ts` that the card is about; its dates come from there. */
  entry: line('the slug of an entry in data/career.ts').optional(),
  description: text('a description, as HTML'),
  /** Follows the description while the career says that the owner is open to work. */
  whileOpen: text('more of the description, as HTML').optional(),
  link: line(LINK)
    .regex(/^(\.?\/(?!\/)|https:\/\/)/, { error: LINK })
    .optional(),
  /** Left out, the page shows its default label. */
  linkLabel: line('the text of the link').optional(),
});

/** What `data/timeline.ts` exports: the career year by year, the oldest first. */
export const timelineSchema = z.array(
  z.strictObject({
    year: line('a year, such as "2024"'),
    cards: listOf(card, 'a list of cards, at least one'),
  }),
  { error: 'a list of years' },
);

export type TimelineYear = z.output<typeof timelineSchema>[number];

export type TimelineCard = z.output<typeof card>;
