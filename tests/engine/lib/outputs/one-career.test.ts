/** @jest-environment node */
import { career } from '@/data/career';
import { checkConsistency } from '@/lib/check/consistency';
import type { Career } from '@/lib/career/types';
import { siteContent as loadContent } from '@/lib/site/content';
import { readTimeline } from '@/lib/content/read-timeline';
import { toResume } from '@/lib/outputs/resume';
import { projectPeriodHtml } from '@/lib/career/project-period';
import { site } from '@/lib/site';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import { cvInput } from '@/build/cv/cv-input';
import { sourceOf } from '../../../support/set-owner';

const changed: Career = {
  ...career,
  positions: career.positions.map((position) =>
    position.slug === 'conity'
      ? { ...position, stays: position.stays.map((stay) => ({ ...stay, start: '2018-10' })) }
      : position,
  ),
};

describe('one date changed in the career', () => {
  it('is seen in the CV: the period of the position, as it is set', () => {
    const period = (told: Career) =>
      cvInput({ ...site, career: told }, 'a4', '').positions.find(({ name }) => name === 'Conity')
        ?.stays[0]?.period;
    expect([period(career), period(changed)]).toEqual(['Sep–Dec 2018', 'Oct–Dec 2018']);
  });

  it('is seen in the timeline', () => {
    const period = (told: Career) =>
      readTimeline(timeline, told, '')
        .flatMap(({ moments }) => moments)
        .find(({ title }) => title.includes('Conity'))?.period;
    expect([period(career), period(changed)]).toEqual(['Sep–Dec 2018', 'Oct–Dec 2018']);
  });

  it('is seen in the data', () => {
    const start = (told: Career) =>
      toResume(sourceOf({ career: told })).work.find(({ name }) => name === 'Conity')?.startDate;
    expect([start(career), start(changed)]).toEqual(['2018-09', '2018-10']);
  });

  it('is seen on the page of the project', () => {
    const period = (told: Career) => projectPeriodHtml(told, 'conity')?.replace(/<[^>]*>/g, '');
    expect([period(career), period(changed)]).toEqual(['2018 Sept-Dec', '2018 Oct-Dec']);
    const page = loadContent().projects.find(({ slug }) => slug === 'conity');
    expect(page?.dateHtml).toBe(projectPeriodHtml(career, 'conity'));
  });

  it('is asked for in the timeline, where the year is another one', () => {
    const later: Career = JSON.parse(JSON.stringify(changed).replaceAll('2018-1', '2019-1'));
    const [problem] = checkConsistency(later, { timeline, toolkit, projects: [] });
    expect(problem).toMatchObject({ file: 'data/timeline.ts', found: '2018' });
  });
});
