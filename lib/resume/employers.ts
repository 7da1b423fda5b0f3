import type { Work } from './resume';

/** An employer, with consecutive positions there; at least one. */
export type Employer = Pick<Work, 'name' | 'location' | 'description' | 'url'> & {
  positions: readonly Work[];
};

/** Groups consecutive positions at one employer. Its facts come from the first position that has them. */
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
    const facts: Work = Object.assign({}, ...positions.toReversed());
    const { name, location, description, url } = facts;
    return { name, location, description, url, positions };
  });
}
