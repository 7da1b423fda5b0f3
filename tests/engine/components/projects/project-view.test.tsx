import { screen } from '@testing-library/react';
import { ProjectList } from '@/components/projects/project-list';
import { ProjectPeriods } from '@/components/projects/project-periods';
import { ProjectView } from '@/components/projects/project-view';
import { Testimonial } from '@/components/projects/testimonial';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { headingsIn, hrefsIn, show } from '../../../support/elements';

const [atlas, press] = siteContent().projects;
if (!atlas || !press) throw new Error('The fixture site lacks a project.');

const labels = (node: ParentNode) =>
  [...node.querySelectorAll('dt')].map(({ textContent }) => textContent);

it('a project page shows all fields and links to the next project', () => {
  const page = show(<ProjectView project={atlas} next={press} />);
  expect(headingsIn(page)).toEqual([
    ...['Atlas of Tides', 'Why', 'Her part', 'Subjects', 'How', 'Guards', 'Views', 'Letters'],
  ]);
  expect(labels(page)).toEqual([
    ...['Order', 'When', 'Her place', 'With'],
    ...['What was hard', 'What she chose', 'What came of it'],
  ]);
  expect(page.querySelector('.numbered-ledger')).toHaveTextContent('Sewed forty charts on guards');
  expect(screen.getByRole('link', { name: /Kitchen Press/ })).toHaveAttribute('href', '/press/');
  expect(hrefsIn(page)).toContain('/projects/?tag=c-sharp');
});

it('a project page renders nothing for missing fields', () => {
  const page = show(<ProjectView project={press} />);
  expect(headingsIn(page)).toEqual(['Kitchen Press', 'Why', 'Her part', 'Subjects']);
  expect(labels(page)).toEqual(['Order', 'When', 'Her place']);
  expect(page.querySelector('.turning-points, .neighbours')).toBeNull();
});

it('the list has a filter only if a tag leaves projects out', () => {
  // React says that it runs no scripts. They run in the served HTML.
  const said = jest.spyOn(console, 'error').mockImplementation();
  const parts = (...projects: (typeof atlas)[]) =>
    show(<ProjectList projects={projects} />).querySelectorAll('nav, [role=status], script').length;
  expect(parts(atlas, press)).toBe(3);
  expect(parts(atlas)).toBe(0);
  said.mockRestore();
});

it('periods have each date in a <time>', () => {
  const periods = [{ start: '2020-03', end: '2020-07' }, { start: '2022' }];
  const container = show(<ProjectPeriods periods={periods} words={site.words.periods} />);
  expect(container).toHaveTextContent('2020 III-VII then since 2022, still');
  const dates = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(['2020-03', '2020-07', '2022']);
});

describe('a testimonial', () => {
  const [letter] = atlas.testimonials;
  if (!letter) throw new Error('The fixture site lacks a testimonial.');

  it('shows quotation and author as text', () => {
    const testimonial = { ...letter, testimonialText: 'Good <b>work</b>.' };
    const container = show(<Testimonial testimonial={testimonial} />);
    expect(container).toHaveTextContent('Marta Ruiz');
    expect(container).toHaveTextContent('Cartographer');
    expect(screen.getByRole('blockquote')).toHaveTextContent('Good <b>work</b>.');
    expect(hrefsIn(container)).toEqual(['https://people.test/marta']);
    expect(screen.queryByText('Example')).toBeNull();
  });

  it('is labelled as a sample and has no link if it is one', () => {
    const sample = { ...letter, linkedInUrl: undefined, sample: true };
    const container = show(<Testimonial testimonial={sample} />);
    expect(screen.getByText('Example')).toBeVisible();
    expect(hrefsIn(container)).toEqual([]);
  });
});
