import { TO_WRITE } from '../site/placeholders';
import type { CareerData, TimelineYear } from '../site/types';

/** The story that a career tells: a card for each job, degree and voluntary work, the oldest first. */
export function timelineOf(career: CareerData): TimelineYear[] {
  const { positions = [], education = [], volunteering = [] } = career;
  const moments = [
    ...positions.flatMap(({ slug, employer, stays }) =>
      stays.map(({ role, start, points }) => ({
        start,
        title: `${role}, ${employer.name}`,
        text: points?.[0],
        // A card has the dates of the first stay of its year.
        entry: stays.find((stay) => yearOf(stay.start) === yearOf(start))?.start === start && slug,
      })),
    ),
    ...education.map(({ slug: entry, title, place, start, detail }) => ({
      entry,
      start,
      text: detail ?? place,
      title: detail && place ? `${title}, ${place}` : title,
    })),
    ...volunteering.flatMap(
      ({ slug: entry, role, organisation, milestones: [first], ...dates }) => {
        const start = dates.start ?? first?.date;
        return start ? { entry, start, text: first?.text, title: `${role}, ${organisation}` } : [];
      },
    ),
  ].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const years = [...new Set(moments.map(({ start }) => yearOf(start)))];
  return years.map((year) => ({
    year,
    cards: moments
      .filter(({ start }) => yearOf(start) === year)
      .map(({ title, entry, text = `${TO_WRITE} how it went` }) => ({
        title,
        ...(entry && { entry }),
        description: `<p>${escaped(text)}</p>`,
      })),
  }));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const yearOf = (date: string) => date.slice(0, 'YYYY'.length);
