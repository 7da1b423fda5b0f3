import type { PeriodWords } from '@/lib/career/periods';
import { careerSchema, type CareerData } from '@/lib/site/schemas/career';

const written: CareerData = {
  updatedOn: '2025-03-01',
  summary: 'I bake software.',
  positions: [
    {
      slug: 'bakery',
      employer: { name: 'Bakery', place: 'Porto', blurb: 'Bread by mail' },
      stays: [
        { role: 'Developer', contract: 'part-time contract', start: '2024-02' },
        { role: 'Intern', contract: 'internship', start: '2019-03', end: '2020-01' },
      ],
    },
  ],
  projects: [
    {
      ...{ slug: 'oven', title: 'Oven', kind: 'open-source project', line: 'Heats.' },
      ...{ start: '2022', end: '2022' },
    },
  ],
  education: [
    { slug: 'school', title: 'School', detail: 'Physics', start: '2017', end: 'unknown' },
  ],
  volunteering: [
    {
      ...{ slug: 'choir', role: 'Treasurer', organisation: 'Choir' },
      milestones: [{ date: '2021', text: 'A concert' }],
    },
  ],
  skillGroups: [{ label: 'All', skills: [{ name: 'C', evidence: ['bakery', 'oven'] }] }],
  languages: [{ name: 'Portuguese', level: 'native' }],
  availability: { openTo: 'work', from: '2025-05', goodUntil: '2025-04-01' },
};

/** A fictional career without errors. */
export const career = careerSchema.parse(written);

/** English words for periods. */
export const periodWords: PeriodWords = {
  months: 'Jan Feb Mar Apr May June Jul Aug Sept Oct Nov Dec'.split(' '),
  ...{ day: '{day}-{month}-{year}', longDay: '{day} {monthName} {year}' },
  ...{ from: 'from {start}', and: 'and' },
  project: { month: '{year} {monthName}', range: '{start}-{end}', since: 'from {start}, current' },
  career: { month: '{monthName} {year}', range: '{start} – {end}', since: '{start} – now' },
};
