import { z } from 'zod';
import { line, listOf, matching, text } from './fields';

const card = z.looseObject({
  title: line('a title'),
  description: text('a description, as HTML'),
  link: matching(
    './slug for a page of this site, or a URL that begins with https://',
    /^(\.?\/(?!\/)|https:\/\/)\S+$/,
  ).optional(),
});

/** The values of `data/timeline.ts` that the compiler cannot judge. */
export const timelineSchema = z.array(
  z.looseObject({
    year: line('a year, such as "2024"'),
    cards: listOf(card, 'a list of cards, at least one'),
  }),
);
