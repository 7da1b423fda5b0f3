/** The fields that JSON Resume renamed in version 1.0.0, by section: the earlier name, then today's. */
const renamedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score', website: 'url' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};

/** A group of fields, as JSON has it. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing: missing, `null` or blank. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A field with its earlier name, where the one with today's name is empty. */
export interface EarlierField {
  /** Path in the file, such as `work[2].company`. */
  path: string;
  value: unknown;
  /** The name of the field today. */
  name: string;
}

/** Finds the fields of the form before 1.0.0, which the schema lets pass as unknown ones. */
export function findEarlierFields(resume: unknown): EarlierField[] {
  return entriesOf(resume).flatMap(({ path, fields, renamed }) =>
    Object.entries(renamed)
      .filter(([earlier, name]) => !isEmpty(fields[earlier]) && isEmpty(fields[name]))
      .map(([earlier, name]) => ({ path: `${path}.${earlier}`, value: fields[earlier], name })),
  );
}

/** A copy of a résumé in which the fields of the form before 1.0.0 have their names of today. */
export function toCurrentForm(resume: unknown): unknown {
  const copy: unknown = structuredClone(resume);
  for (const { fields, renamed } of entriesOf(copy)) {
    for (const [earlier, name] of Object.entries(renamed)) {
      if (isEmpty(fields[name]) && !isEmpty(fields[earlier])) fields[name] = fields[earlier];
      delete fields[earlier];
    }
  }
  return copy;
}

/** The parts of a résumé that may have renamed fields. */
function entriesOf(resume: unknown) {
  if (!isFields(resume)) return [];
  return Object.entries(renamedFields).flatMap(([section, renamed]) => {
    const value = resume[section];
    if (isFields(value)) return [{ path: section, fields: value, renamed }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((fields: unknown, index) =>
      isFields(fields) ? [{ path: `${section}[${index}]`, fields, renamed }] : [],
    );
  });
}
