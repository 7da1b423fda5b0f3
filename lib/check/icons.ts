import type { Problem } from './problem';
import { findIcon, iconNames } from '../icons';
import type { Site } from './owner-data';
import { nearest } from '../nearest';
import type { Warning } from './problem';

/** Names that an unknown one may have been meant to be. */
const SUGGESTIONS = 3;

/** The links of all lists. */
export const allLinks = ({ header, drawer, home, contact, footer }: Site['navigation']) =>
  [header, drawer, home, contact, ...footer.map(({ links }) => links)].flat();

/**
 * The label of a profile that a misspelled one is meant to be: it differs only in case, or in less than a
 * third of its letters.
 */
export const meantLabel = (written: string, labels: readonly string[]): string | undefined =>
  labels.find((label) => nearest(written.toLowerCase(), [label.toLowerCase()], 0.3).length > 0);

/** Warns of links to profiles that the owner does not have, which no page shows. */
export function warnOfProfiles({ owner, navigation }: Site): Warning[] {
  const labels = owner.profiles.map(({ network }) => network);
  const wanted = allLinks(navigation)
    .filter(({ href }) => href.startsWith('profile:'))
    .map(({ href }) => href.slice('profile:'.length));
  return [...new Set(wanted)]
    .filter((label) => !labels.includes(label) && !meantLabel(label, labels))
    .map((label) => ({
      file: 'data/navigation.ts',
      words:
        `profile:${label}: no page shows this link, as no profile in data/resume.json has this network. ` +
        `There are: ${labels.join(', ') || 'none'}`,
    }));
}

/** Finds icons of links or tools in a file of `data/` that no set of react-icons has. */
export const checkIcons = (
  file: string,
  items: readonly { label: string; icon?: string | undefined }[],
): Problem[] =>
  items.flatMap(({ label, icon }) => {
    if (icon === undefined || findIcon(icon)) return [];
    const names = nearest(icon, iconNames(icon), 0.34).slice(0, SUGGESTIONS);
    return {
      file,
      field: label,
      found: `"${icon}"`,
      expected: 'the name of an icon of react-icons: https://react-icons.github.io/react-icons',
      fix:
        names.length > 0
          ? `write one of the nearest: ${names.join(', ')}`
          : 'write the name of any icon, such as LuLink',
    };
  });
