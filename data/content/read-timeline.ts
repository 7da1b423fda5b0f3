import { timeline, type TimelineCard } from '../timeline';
import { internalAddress } from './rehype-links';
import { renderHtml } from './render';

/** A card of the timeline as the page shows it; `descriptionHtml` is sanitised. */
export interface Moment {
  title: string;
  descriptionHtml: string;
  link?: { href: string; label: string; isExternal: boolean };
}

export interface StoryYear {
  year: string;
  moments: readonly Moment[];
}

/** Text of a card's link that brings none of its own. */
const DEFAULT_LABEL = 'Explore this project ';

/** The timeline with its descriptions sanitised and its links resolved from the root of the site. */
export function readTimeline(): StoryYear[] {
  return timeline.map(({ year, cards }) => ({ year, moments: cards.map(toMoment) }));
}

function toMoment({ title, description, link, linkLabel = DEFAULT_LABEL }: TimelineCard): Moment {
  const moment = { title, descriptionHtml: renderHtml(description) };
  if (!link) return moment;
  const isExternal = /^https?:/.test(link);
  const href = isExternal ? link : internalAddress(link, '');
  return { ...moment, link: { href, label: linkLabel, isExternal } };
}
