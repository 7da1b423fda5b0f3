import type { CareerData, ToolkitGroup } from '../site/types';
import { logoOf } from './profile-icon';

/** How many tools of a group are favourites, until the owner chooses. */
const FAVOURITES = 4;

/** The tools that a career names first: its skills that have a logo. */
export function toolkitOf({ skillGroups = [] }: CareerData): ToolkitGroup[] {
  return skillGroups.flatMap(({ label, skills }) => {
    const names = [...new Set(skills.map(({ name }) => name))];
    const items = names.flatMap((name) => {
      const icon = logoOf(name);
      return icon ? { label: name, icon } : [];
    });
    return items.length > 0 ? { label, items: items.slice(0, FAVOURITES) } : [];
  });
}
