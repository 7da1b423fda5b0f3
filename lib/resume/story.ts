import type { Strings } from '@/data/strings';
import { renderMarkdown } from '../markdown/render';
import type { TimelineCard, TimelineYear } from '../schema';
import { escapeHtml } from '../text';
import { internalPath, type Original, type ResolvePath } from '../urls';
import { formatPeriod, periodOf, type Period } from './periods';
import type { Resume } from './resume';

/** A card of the story as the about page shows it; `descriptionHtml` is sanitised. */
export interface StoryCard {
  title: string;
  /** `Sept – Dec 2018`; left out if it is just the year of the card. */
  period?: string | undefined;
  descriptionHtml: string;
  link?:
    | { href: string; label: string; isExternal: boolean; original?: Original | undefined }
    | undefined;
}

export interface StoryYear {
  year: string;
  cards: readonly StoryCard[];
}

type StoryStrings = Pick<Strings, 'about' | 'markdown' | 'dates' | 'joined'>;

interface StoryFacts {
  /** Whether the owner is open to work. */
  isOpen: boolean;
  /** The periods of the pages that cards link to, by path. */
  periods: ReadonlyMap<string, readonly Period[]>;
  /** Says where paths lead; by default to pages of this language. */
  resolvePath?: ResolvePath;
}

/**
 * The story of data/timeline.ts, with sanitised descriptions and the periods of the linked projects.
 * @param language BCP 47 tag of the texts
 */
export async function readTimeline(
  timeline: readonly TimelineYear[],
  facts: StoryFacts,
  { about, dates, markdown }: StoryStrings,
  language?: string,
): Promise<StoryYear[]> {
  const readCard = async (year: string, card: TimelineCard): Promise<StoryCard> => {
    const { title, description, whileOpen = '', link = '', linkLabel = about.cardLink } = card;
    const isExternal = /^https?:/.test(link);
    const path = internalPath(link);
    const { page = link, original } = (path && facts.resolvePath?.(path)) || { page: path };
    const period = periodIn(year, facts.periods.get(page) ?? []);
    const text = facts.isOpen ? description + whileOpen : description;
    const { html } = await renderMarkdown(text, { strings: markdown, language });
    return {
      title,
      period: period && formatPeriod(period, dates),
      descriptionHtml: html,
      link: link === '' ? undefined : { href: page, label: linkLabel, isExternal, original },
    };
  };
  return Promise.all(
    timeline.map(async ({ year, cards }) => ({
      year,
      cards: await Promise.all(cards.map((card) => readCard(year, card))),
    })),
  );
}

/** The first period that begins in a year, or else ends in it, unless it is just that year. */
function periodIn(year: string, periods: readonly Period[]): Period | undefined {
  const isIn = (date = '') => date.slice(0, 4) === year.slice(0, 4);
  const period = periods.find(({ start }) => isIn(start)) ?? periods.find(({ end }) => isIn(end));
  return period?.start === period?.end && period?.start.length === 4 ? undefined : period;
}

/** The story made from a résumé: a card for each job and degree, oldest year first. */
export function storyOf({ work, education }: Resume, { dates, joined }: StoryStrings) {
  const cards = [
    ...work.map((job) => ({
      entry: job,
      title: joined([job.position, job.name]),
      text: job.summary ?? job.highlights[0] ?? job.description,
    })),
    ...education.map((school) => ({
      entry: school,
      title: joined([school.studyType, school.institution]),
      text: school.area,
    })),
  ].flatMap(({ entry, title, text = '' }) => {
    const period = periodOf(entry);
    return period && title ? { title, text, period } : [];
  });
  cards.sort((a, b) => (a.period.start < b.period.start ? -1 : 1));
  const years = [...new Set(cards.map(({ period }) => period.start.slice(0, 4)))];
  return years.map((year): StoryYear => {
    const ofYear = cards.filter(({ period }) => period.start.startsWith(year));
    return {
      year,
      cards: ofYear.map(({ title, text, period }) => ({
        title,
        period: periodIn(year, [period]) && formatPeriod(period, dates),
        descriptionHtml: text && `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      })),
    };
  });
}
