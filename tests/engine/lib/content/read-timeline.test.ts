/** @jest-environment node */
import { buildDay } from '@/lib/dates';
import { readTimeline } from '@/lib/content/read-timeline';
import { timeline } from '@/data/timeline';

jest.mock('@/data/timeline', () => ({
  timeline: [
    {
      year: '2018',
      cards: [
        { title: 'Plain', description: '<p onclick="a()">Text</p><script>alert(1)</script>' },
        { title: 'Project', entry: 'conity', description: '<p>Text</p>', link: './conity' },
        { title: 'School', entry: 'school', description: '<p>Text</p>' },
      ],
    },
    {
      year: '2024 ?',
      cards: [
        {
          title: 'Page',
          description: '<p>A goal.</p>',
          whileOpen: '<p>I am looking.</p>',
          link: './contact',
          linkLabel: 'Get in contact',
        },
        { title: 'Elsewhere', description: '', link: 'https://example.com/film' },
      ],
    },
  ],
}));

const moments = () => readTimeline().flatMap((year) => year.moments);

jest.mock('@/lib/dates', () => ({ buildDay: jest.fn(() => '2027-05-31') }));

jest.mock('@/data/career', () => ({
  career: {
    positions: [{ slug: 'conity', stays: [{ start: '2018-09', end: '2018-12' }] }],
    projects: [],
    education: [{ slug: 'school', start: '2018', end: '2019' }],
    volunteering: [],
    availability: { openTo: 'a mission', from: 'by agreement', goodUntil: '2027-05-31' },
  },
}));

describe('readTimeline', () => {
  it('keeps the years and their order', () => {
    expect(readTimeline().map(({ year }) => year)).toEqual(timeline.map(({ year }) => year));
  });

  it('takes months from the career, and no year that stands above the card already', () => {
    expect(moments().map(({ title, period }) => [title, period])).toEqual([
      ['Plain', undefined],
      ['Project', 'Sep–Dec 2018'],
      ['School', undefined],
      ['Page', undefined],
      ['Elsewhere', undefined],
    ]);
  });

  it('sanitises the descriptions', () => {
    expect(moments()[0]).toEqual({ title: 'Plain', descriptionHtml: '<p>Text</p>' });
  });

  it('says what holds while the owner is open to work up to the last day, and no longer', () => {
    expect(moments()[3]?.descriptionHtml).toBe('<p>A goal.</p><p>I am looking.</p>');
    jest.mocked(buildDay).mockReturnValueOnce('2027-06-01');
    expect(moments()[3]?.descriptionHtml).toBe('<p>A goal.</p>');
  });

  it('resolves links from the root of the site, and labels those without a label', () => {
    expect(moments()[1]?.link).toEqual({
      href: '/conity/',
      label: 'Explore this project ',
      isExternal: false,
    });
  });

  it('keeps the label that a card brings', () => {
    expect(moments()[3]?.link).toEqual({
      href: '/contact/',
      label: 'Get in contact',
      isExternal: false,
    });
  });

  it('leaves addresses of other sites as they are', () => {
    expect(moments()[4]?.link).toEqual({
      href: 'https://example.com/film',
      label: 'Explore this project ',
      isExternal: true,
    });
  });
});

it('the timeline of this site runs from 2017 to 2024', () => {
  const { timeline: real } = jest.requireActual<{ timeline: typeof timeline }>('@/data/timeline');
  const years = real.map(({ year }) => year);
  expect(years).toEqual(['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024 ?']);
});

it('no text of this timeline says by itself that the owner is looking for work', () => {
  const { timeline: real } = jest.requireActual<{ timeline: typeof timeline }>('@/data/timeline');
  for (const { title, description, whileOpen = '' } of real.flatMap(({ cards }) => cards)) {
    expect(description).not.toMatch(/looking for|available|open to|if you have/i);
    if (title === 'Future goals') expect(whileOpen).toMatch(/looking for/);
  }
});
