import type { Problem } from './problem';
import type { Site } from './owner-data';

/**
 * Finds the last days of what the site has not any more, for the owner to set later ones.
 * @param today YYYY-MM-DD
 */
export const findOutOfDate = ({ settings }: Pick<Site, 'settings'>, today: string): Problem[] =>
  [
    {
      file: 'data/site.ts',
      field: 'availability.goodUntil',
      day: settings.availability?.goodUntil,
      gone: 'the site no longer shows the badge',
      fix: 'if it still holds, set a later day; if not, remove "availability"',
    },
    {
      file: 'data/site.ts',
      field: 'securityContactUntil',
      day: settings.securityContactUntil,
      gone: 'security.txt is no longer published',
      fix: 'set a day about a year ahead',
    },
  ].flatMap(({ day, gone, ...problem }) => {
    const expected = `a day that is not before today, ${today}`;
    return day && today > day ? { ...problem, expected, found: `${day}: ${gone}` } : [];
  });
