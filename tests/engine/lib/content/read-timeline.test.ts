/** @jest-environment node */
import { readTimeline } from '@/lib/content/read-timeline';
import type { TimelineCard } from '@/lib/site/types';
import { words } from '@/lib/site';
import { career, periodWords } from '../../../support/career';

const shown = {
  ...words,
  about: { ...words.about, cardLink: 'Read more' },
  periods: periodWords,
};

/** A card as the page shows it. */
const show = (card: Partial<TimelineCard>, year = '2019', told = career) =>
  readTimeline(
    [{ year, cards: [{ title: 'A', description: '<p>B</p>', ...card }] }],
    told,
    shown,
  )[0]?.moments[0];

it('a card of the story takes dates from the career, and no year that stands above the card already', () => {
  expect(show({ entry: 'bakery' })?.period).toBe('Mar 2019 – Jan 2020');
  const lone = { role: 'Baker', start: '2021', points: [] };
  const employer = { slug: 'oven', employer: { name: 'Oven' } };
  const own = { ...career, positions: [{ ...employer, stays: [lone] }], projects: [] };
  expect(show({ entry: 'oven' }, '2021', own)?.period).toBe('2021–now');
  const ended = { ...own, positions: [{ ...employer, stays: [{ ...lone, end: '2023' }] }] };
  expect(show({ entry: 'oven' }, '2021', ended)?.period).toBe('2021–2023');
  expect(show({ entry: 'oven' }, '2022')).not.toHaveProperty('period');
  expect(show({ entry: 'school' }, '2017')).not.toHaveProperty('period');
  expect(show({})).not.toHaveProperty('period');
});

it('sanitises descriptions', () => {
  const description = '<p onclick="a()">B</p><script>alert(1)</script>';
  expect(show({ description })).toEqual({ title: 'A', descriptionHtml: '<p>B</p>' });
});

it('a card says what holds while the owner is open to work, and no longer', () => {
  const busy = { ...career, availability: undefined };
  expect(show({ whileOpen: '<p>C</p>' })?.descriptionHtml).toBe('<p>B</p><p>C</p>');
  expect(show({ whileOpen: '<p>C</p>' }, '2019', busy)?.descriptionHtml).toBe('<p>B</p>');
});

it('a card of the story resolves links from the root of the site, and labels those without a label', () => {
  expect(show({ link: './bakery' })?.link).toEqual({
    href: '/bakery/',
    label: 'Read more',
    isExternal: false,
  });
  expect(show({ link: 'https://a.example/film', linkLabel: 'Watch' })?.link).toEqual({
    href: 'https://a.example/film',
    label: 'Watch',
    isExternal: true,
  });
});
