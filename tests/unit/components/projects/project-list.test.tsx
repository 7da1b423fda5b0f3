import { screen, within } from '@testing-library/react';
import { ProjectCard } from '@/components/projects/project-card';
import { ProjectList } from '@/components/projects/project-list';
import { ProjectView } from '@/components/projects/project-view';
import { strings } from '@/data/strings';
import { loadContent } from '@/lib/content/load';
import { show } from '../../../support/elements';

const { content } = loadContent({
  directory: 'tests/fixtures/content',
  today: '2025-06-01',
  showUnpublished: false,
  patternColors: [['#000000', '#ffffff']],
  periodsOf: () => [],
});
const project = (slug: string) => content.projects.find((each) => each.slug === slug)!;

it('the list has a filter if a tag of several projects leaves others out', () => {
  const [ledger, songbook, press] = ['ledger', 'songbook', 'press'].map(project);
  const filters = (...projects: (typeof content)['projects'][number][]) =>
    show(<ProjectList projects={projects} />).querySelectorAll('nav').length;
  expect(filters(ledger!, songbook!, press!)).toBe(1);
  expect(filters(ledger!, press!)).toBe(0);
  expect(filters(ledger!)).toBe(0);
});

it('the tags of a project lead to the list if that has a filter', () => {
  const linksOf = (hasFilter: boolean) => {
    const page = show(
      <ProjectView
        project={project('ledger')}
        contextHtml="Context"
        bodyHtml=""
        hasFilter={hasFilter}
      />,
    );
    return within(page).getByRole('list', { name: strings.project.stack }).querySelectorAll('a')
      .length;
  };
  expect(linksOf(true)).toBe(project('ledger').tags.length);
  expect(linksOf(false)).toBe(0);
});

it('the list says that there are no projects yet', () => {
  show(<ProjectList projects={[]} />);
  expect(screen.getByText(strings.projects.empty)).toBeVisible();
});

it('a card shows the pattern in place of a missing image', () => {
  const card = show(<ProjectCard project={project('press')} />);
  expect(card.querySelectorAll('img')).toHaveLength(0);
  expect(card.querySelectorAll('svg')).toHaveLength(2);
});
