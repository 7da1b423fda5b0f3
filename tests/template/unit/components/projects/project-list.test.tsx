import { screen, within } from '@testing-library/react';
import { ProjectCard } from '@/components/projects/project-card';
import { ProjectList } from '@/components/projects/project-list';
import { ProjectView } from '@/components/projects/project-view';
import { strings } from '@/data/strings';
import { offeredTags } from '@/lib/content/project-tags';
import { show } from '../../../support/elements';
import { projectNamed } from '../../../support/fixture-projects';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSearchParams: () => new URLSearchParams(),
}));

it.each([
  [['ledger', 'songbook', 'press'], 1],
  [['songbook', 'press'], 0],
])('the list has a filter if its projects differ in type: %j', (names, count) => {
  const list = show(<ProjectList projects={names.map(projectNamed)} />);
  expect(list.querySelectorAll('nav')).toHaveLength(count);
});

it('the tags that the filter offers lead from a project to the list', () => {
  const project = projectNamed('ledger');
  const press = projectNamed('press');
  const filterTags = offeredTags(Array.from({ length: 6 }, () => [project, press]).flat());
  const page = show(
    <ProjectView project={project} contextHtml="Context" bodyHtml="" filterTags={filterTags} />,
  );
  const tags = within(page).getByRole('list', { name: strings.project.stack });
  const links = within(tags).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sewing', 'Gold leaf', 'C#']);
});

it('the list says that there are no projects yet', () => {
  show(<ProjectList projects={[]} />);
  expect(screen.getByText(strings.projects.empty)).toBeVisible();
});

it('a card shows the pattern, the image before it if there is one, and what came of the project', () => {
  const press = show(<ProjectCard project={projectNamed('press')} />);
  expect(press.querySelectorAll('img')).toHaveLength(0);
  expect(press.querySelectorAll('svg')).toHaveLength(1);
  expect(press).not.toHaveTextContent(strings.project.outcome);
  const atlas = show(<ProjectCard project={projectNamed('atlas')} />);
  expect(atlas.querySelectorAll('svg + div img')).toHaveLength(1);
  expect(atlas).toHaveTextContent(/lies flat on page one/);
});
