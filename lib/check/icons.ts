import type { Diagnostic } from '../diagnostic';
import { findIcon, iconNames } from '../icons';
import { nearest } from '../nearest';
import { navigationLinks } from './links';
import type { OwnerData } from './data';

/** Names that an unknown one may have been meant to be. */
const SUGGESTIONS = 3;

/** Finds icons that no set of react-icons has, in `data/site.ts`, `data/navigation.ts` and `data/toolkit.ts`. */
export const checkIcons = ({
  settings,
  navigation,
  toolkit,
}: Pick<OwnerData, 'settings' | 'navigation' | 'toolkit'>): Diagnostic[] =>
  [
    ...Object.entries(settings.profileIcons ?? {}).map(([network, icon]) => ({
      file: 'data/site.ts',
      field: `profileIcons.${network}`,
      icon,
    })),
    ...navigationLinks(navigation).map(({ field, icon }) => ({
      file: 'data/navigation.ts',
      field: `${field}.icon`,
      icon,
    })),
    ...toolkit.flatMap(({ items }, group) =>
      items.map(({ icon }, index) => ({
        file: 'data/toolkit.ts',
        field: `[${group}].items[${index}].icon`,
        icon,
      })),
    ),
  ].flatMap(({ icon, ...place }): Diagnostic[] => {
    if (icon === undefined || findIcon(icon)) return [];
    const names = nearest(icon, iconNames(icon), 0.34).slice(0, SUGGESTIONS);
    return [
      {
        severity: 'error',
        ...place,
        expected: 'the name of an icon of https://react-icons.github.io/react-icons',
        found: `"${icon}"`,
        fix:
          names.length > 0
            ? `write ${names.join(', or ')}`
            : 'write the name of any icon there, such as LuLink',
      },
    ];
  });
