import leven from 'leven';
import type { Problem } from '../content/problem';
import { findIcon, iconNames } from '../icons';
import type { Site } from '../site';

/** Names that an unknown one may have been meant to be. */
const SUGGESTIONS = 3;

/** Finds icons in `data/` that no set of react-icons has. */
export function checkIcons({ owner, navigation, toolkit }: Site): Problem[] {
  const { header, drawer, home, contact, footer } = navigation;
  const links = [header, drawer, home, contact, ...footer.map((column) => column.links)].flat();
  const used = [
    ...owner.profiles.map((profile) => ({ file: 'data/owner.ts', ...profile })),
    ...links.map((link) => ({ file: 'data/navigation.ts', ...link })),
    ...toolkit.flatMap(({ items }) => items.map((item) => ({ file: 'data/toolkit.ts', ...item }))),
  ];
  return used.flatMap(({ file, label, icon }) =>
    icon === undefined || findIcon(icon) ? [] : [unknownIcon(file, label, icon)],
  );
}

const unknownIcon = (file: string, field: string, icon: string): Problem => ({
  ...{ file, field, found: `"${icon}"` },
  expected: 'the name of an icon of react-icons: https://react-icons.github.io/react-icons',
  fix: nearest(icon),
});

function nearest(icon: string): string {
  const names = iconNames(icon)
    .map((name) => ({ name, distance: leven(name, icon) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name);
  if (names.length === 0) return 'begin it with the letters of a set, such as Lu, Si or Tb';
  return `write one of the nearest: ${names.join(', ')}`;
}
