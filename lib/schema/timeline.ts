import { z } from 'zod';
import { line, listOf, text } from './fields';

const CARD_LINK = './slug for a page of this site, or a URL that begins with https://';

const timelineCard = z.strictObject({
  title: line('a title'),
  description: text('a description, as HTML'),
  /** Added to the description while the owner is open to work. */
  whileOpen: text('more of the description, as HTML').optional(),
  /** A card that links to a project shows its period. */
  link: line(CARD_LINK)
    .regex(/^(\.?\/(?!\/)|https:\/\/)/, { error: CARD_LINK })
    .optional(),
  /** By default the label in data/strings.ts. */
  linkLabel: line('the text of the link').optional(),
});

/** The schema of `data/timeline.ts`: the career year by year, oldest first. */
export const timelineSchema = z.array(
  z.strictObject({
    year: line('a year, such as "2024"'),
    cards: listOf(timelineCard, 'a list of cards, at least one'),
  }),
  { error: 'a list of years' },
);

export type TimelineYear = z.output<typeof timelineSchema>[number];

export type TimelineCard = z.output<typeof timelineCard>;
