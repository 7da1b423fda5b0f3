import { formatPeriod } from '../career/periods';
import { periodBegunIn } from '../career/skills';
import type { Career } from '../career/types';
import type { TimelineCard, TimelineYear } from '../site/types';
import { internalAddress } from '../markdown/rehype-links';
import { renderHtml } from '../markdown/render';

/** A card of the timeline as the page shows it; `descriptionHtml` is sanitised. */
export interface Moment {
  title: string;
  /** `Sep–Dec 2018`; left out where the career knows no more than the year. */
  period?: string;
  descriptionHtml: string;
  link?: { href: string; label: string; isExternal: boolean };
}

export interface StoryYear {
  year: string;
  moments: readonly Moment[];
}

/**
 * The timeline with its descriptions sanitised, its links resolved from the root of the site, and
 * with dates from the career.
 * @param cardLink text of a link that brings none of its own
 */
export const readTimeline = (
  timeline: readonly TimelineYear[],
  career: Career,
  cardLink: string,
): StoryYear[] =>
  timeline.map(({ year, cards }) => ({
    year,
    moments: cards.map((card) => toMoment(card, year, career, cardLink)),
  }));

function toMoment(card: TimelineCard, year: string, career: Career, cardLink: string): Moment {
  const { title, entry, description, whileOpen = '', link, linkLabel = cardLink } = card;
  const period = entry ? periodBegunIn(career, entry, year) : undefined;
  const moment = {
    title,
    ...(period?.start.includes('-') && { period: formatPeriod(period) }),
    descriptionHtml: renderHtml(career.availability ? description + whileOpen : description),
  };
  if (!link) return moment;
  const isExternal = /^https?:/.test(link);
  const href = isExternal ? link : internalAddress(link, '');
  return { ...moment, link: { href, label: linkLabel, isExternal } };
}
