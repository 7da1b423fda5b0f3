import { periodAround } from '../career/entries';
import { formatPeriod, type Period } from '../career/periods';
import type { Strings } from '@/data/strings';
import type { Career, TimelineCard, TimelineYear } from '../site/types';
import { internalUrl } from '../markdown/rehype-links';
import { createRenderer, type Renderer } from '../markdown/render';

/** A card of the timeline as the page shows it; `descriptionHtml` is sanitised. */
export interface Moment {
  title: string;
  /** `Sept–Dec 2018`; left out where it is the year of the card. */
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
 * @param career as it may be shown on the day of the build
 */
export const readTimeline = (
  timeline: readonly TimelineYear[],
  career: Career,
  strings: Pick<Strings, 'about' | 'markdown' | 'dates'>,
): StoryYear[] => {
  const { html } = createRenderer(strings.markdown);
  return timeline.map(({ year, cards }) => ({
    year,
    moments: cards.map((card) => toMoment(card, year, career, strings, html)),
  }));
};

/** Whether a period says no more than the heading above the card. */
const isOneYear = ({ start, end }: Period) =>
  !start.includes('-') && (end === start || end === 'unknown');

function toMoment(
  card: TimelineCard,
  year: string,
  career: Career,
  { about, dates }: Pick<Strings, 'about' | 'dates'>,
  html: Renderer['html'],
): Moment {
  const { title, entry, description, whileOpen = '', link, linkLabel = about.cardLink } = card;
  const period = entry ? periodAround(career, entry, year) : undefined;
  const moment = {
    title,
    ...(period && !isOneYear(period) && { period: formatPeriod(period, dates) }),
    descriptionHtml: html(career.availability ? description + whileOpen : description),
  };
  if (!link) return moment;
  const isExternal = /^https?:/.test(link);
  const href = isExternal ? link : internalUrl(link, '');
  return { ...moment, link: { href, label: linkLabel, isExternal } };
}
