import { screen, within } from '@testing-library/react';
import { ProjectCard } from '@/components/projects/project-card';
import { ProjectList } from '@/components/projects/project-list';
import { ProjectView } from '@/components/projects/project-view';
import { strings } from '@/data/strings';
import { show } from '../../../support/elements';
import { projectNamed } from '../../../support/fixture-projects';

it.each([
  [['ledger', 'songbook', 'press'], 1],
  [['ledger', 'songbook'], 0],
  [['ledger', 'press'], 0],
])('the list has a filter if a tag of several projects leaves others out: %j', (names, count) => {
  const list = show(<ProjectList projects={names.map(projectNamed)} />);
  expect(list.querySelectorAll('nav')).toHaveLength(count);
});

it.each([true, false])(
  'the tags of a project lead to the list if it has a filter: %s',
  (hasFilter) => {
    const project = projectNamed('ledger');
    const text = { contextHtml: 'Context', bodyHtml: '' };
    const page = show(<ProjectView project={project} {...text} hasFilter={hasFilter} />);
    const tags = within(page).getByRole('list', { name: strings.project.stack });
    expect(tags.querySelectorAll('a')).toHaveLength(hasFilter ? project.tags.length : 0);
  },
);

it('the list says that there are no projects yet', () => {
  show(<ProjectList projects={[]} />);
  expect(screen.getByText(strings.projects.empty)).toBeVisible();
});

it('a card shows the pattern in place of a missing image', () => {
  const card = show(<ProjectCard project={projectNamed('press')} />);
  expect(card.querySelectorAll('img')).toHaveLength(0);
  expect(card.querySelectorAll('svg')).toHaveLength(2);
});
