import { careerOn } from '../career/availability';
import { career } from '@/data/career';
import { formatPeriod } from '../career/periods';
import { periodBegunIn } from '../career/skills';
import type { Career } from '../career/types';
import { timeline, type TimelineCard } from '@/data/timeline';
import { buildDay } from '../dates';
import { internalUrl } from '../markdown/rehype-links';
import { createRenderer } from '../markdown/render';
import { words } from '../markdown/words';

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

const { html } = createRenderer(words);

/** Text of a card's link that brings none of its own. */
const DEFAULT_LABEL = 'Explore this project ';

/**
 * The timeline with its descriptions sanitised, its links resolved from the root of the site, and
 * with dates from the career.
 * @param told the career; left out, as it may be shown on the day of the build
 */
export function readTimeline(told: Career = careerOn(career, buildDay())): StoryYear[] {
  return timeline.map(({ year, cards }) => ({
    year,
    moments: cards.map((card) => toMoment(card, year, told)),
  }));
}

function toMoment(card: TimelineCard, year: string, told: Career): Moment {
  const { title, entry, description, whileOpen = '', link, linkLabel = DEFAULT_LABEL } = card;
  const period = entry ? periodBegunIn(told, entry, year) : undefined;
  const moment = {
    title,
    ...(period?.start.includes('-') && { period: formatPeriod(period) }),
    descriptionHtml: html(told.availability ? description + whileOpen : description),
  };
  if (!link) return moment;
  const isExternal = /^https?:/.test(link);
  const href = isExternal ? link : internalUrl(link, '');
  return { ...moment, link: { href, label: linkLabel, isExternal } };
}
