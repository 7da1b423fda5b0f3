import { z } from 'zod';
import { line, listOf, matching, text } from './fields';

const card = z.strictObject({
  title: line('a title'),
  /** HTML. */
  description: text('a description, as HTML'),
  /** Added to the description while the owner is open to work. */
  whileOpen: text('a text, as HTML').optional(),
  /** `./slug` for a page of this site, or an https:// URL. A card that links to a project shows its period. */
  link: matching(
    './slug for a page of this site, or a URL that begins with https://',
    /^(\.?\/(?!\/)|https:\/\/)\S+$/,
  ).optional(),
  /** By default the label in data/strings.ts. */
  linkLabel: line('the text of the link').optional(),
});

const year = z.strictObject({
  year: line('a year, such as "2024"'),
  cards: listOf(card, 'a list of cards, at least one'),
});

/** The career year by year in `data/timeline.ts`, oldest first. */
export const timelineSchema = z.array(year);

export type TimelineCard = z.input<typeof card>;
export type TimelineYear = z.input<typeof year>;
