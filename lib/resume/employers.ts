import type { Work } from './resume';

/** Consecutive positions at one employer. */
export interface Employer {
  name?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  /** In the order of the résumé; at least one. */
  positions: readonly Work[];
}

/** Groups consecutive positions at one employer. Facts about the employer come from the first position that has them. */
export function groupByEmployer(work: readonly Work[]): Employer[] {
  const groups: Work[][] = [];
  for (const position of work) {
    const group = groups.at(-1);
    const isSame =
      position.name !== undefined &&
      group?.[0]?.name?.toLowerCase() === position.name.toLowerCase();
    if (isSame) group.push(position);
    else groups.push([position]);
  }
  return groups.map((positions) => {
    const find = (field: 'name' | 'location' | 'description' | 'url') =>
      positions.find((position) => position[field] !== undefined)?.[field];
    return {
      name: find('name'),
      location: find('location'),
      description: find('description'),
      url: find('url'),
      positions,
    };
  });
}
