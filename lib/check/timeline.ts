import { monthNames } from '../career/periods';
import { periodBegunIn, periodsBySlug } from '../career/skills';
import type { Career, Period } from '../career/types';
import type { Problem } from '../content/problem';
import type { TimelineCard, TimelineYear } from '@/data/timeline';

/**
 * Compares the timeline with the career: a card stands in the year in which its entry, or one stay
 * of it, begins; months and years in its text are those of that stay; a card that leads to an
 * employer's page names the employer; every stay has a card.
 */
export function checkTimeline(career: Career, timeline: readonly TimelineYear[]): Problem[] {
  const cards = timeline.flatMap(({ year, cards }) => cards.map((card) => ({ year, card })));
  return [
    ...cards.flatMap(({ year, card }) => checkCard(career, year, card)),
    ...career.positions.flatMap(({ slug, employer, stays }) =>
      stays
        .filter(({ start }) => !cards.some((at) => tells(at, slug, start.slice(0, 4))))
        .map(({ start }) => ({
          file: 'data/timeline.ts',
          field: start.slice(0, 4),
          expected: `a card with the entry "${slug}": ${employer.name} begins in ${start}`,
          found: 'none',
          mend: 'add or move the card, or correct the start in data/career.ts',
        })),
    ),
  ];
}

const tells = (at: { year: string; card: TimelineCard }, slug: string, year: string) =>
  at.card.entry === slug && at.year === year;

function checkCard(career: Career, year: string, card: TimelineCard): Problem[] {
  if (card.entry === null) return [];
  const report = (expected: string, found: string, mend: string) => [
    { file: 'data/timeline.ts', field: `${year}, ${card.title}`, expected, found, mend },
  ];
  const periods = periodsBySlug(career).get(card.entry);
  if (!periods) {
    const known = [...periodsBySlug(career).keys()].join(', ');
    return report(`one of: ${known}`, `entry "${card.entry}"`, 'correct the entry');
  }
  const told = periodBegunIn(career, card.entry, year);
  if (!told) {
    const years = periods.map(({ start }) => start.slice(0, 4)).join(' or ');
    return report(
      `the year in which "${card.entry}" begins: ${years}`,
      year,
      'move the card to that year, or correct the date in data/career.ts',
    );
  }
  const employer = career.positions.find(({ slug }) => `./${slug}` === card.link)?.employer.name;
  return [
    ...(employer && !card.title.includes(employer)
      ? report(`a title that names ${employer}`, `"${card.title}"`, 'correct the title or the link')
      : []),
    ...strangeDates(card, told).flatMap((word) =>
      report(
        `only months and years of ${[told.start, told.end ?? 'now'].join(' to ')}`,
        `"${word}" in the description`,
        'correct the description, or the dates in data/career.ts',
      ),
    ),
  ];
}

/** Months and years in a card's text at which its period neither starts nor ends. */
function strangeDates({ description }: TimelineCard, { start, end }: Period): string[] {
  const dates = [start, ...(end ? [end] : [])];
  const years = dates.map((date) => date.slice(0, 4));
  const months = dates.map((date) => monthNames[Number(date.slice(5)) - 1]);
  const words = description.match(/\b[A-Z][a-z]+\b|\b20\d\d\b/g) ?? [];
  return words.filter((word) =>
    /^\d/.test(word)
      ? !years.includes(word)
      : monthNames.includes(word) && !months.includes(word) && months.some(Boolean),
  );
}
