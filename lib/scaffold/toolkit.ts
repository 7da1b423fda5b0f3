import type { CareerData, Theme, ToolkitGroup } from '../site/types';
import { logoOf } from './profile-icon';

/** How many tools of a group are favourites, until the owner chooses. */
const FAVOURITES = 4;

/** The tools that a career names first: its skills that have a logo, on the theme's accent. */
export function toolkitOf({ skillGroups = [] }: CareerData, { dark }: Theme): ToolkitGroup[] {
  // The one colour on which the theme's icons are sure to stand out.
  const color = dark['accent-solid'];
  return skillGroups.flatMap(({ label, skills }) => {
    const names = [...new Set(skills.map(({ name }) => name))];
    const items = names.flatMap((name) => {
      const icon = logoOf(name);
      return icon ? { label: name, icon, gradient: [color, color] as [string, string] } : [];
    });
    return items.length > 0 ? { label, items: items.slice(0, FAVOURITES) } : [];
  });
}
