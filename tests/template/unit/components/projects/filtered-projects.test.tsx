import { fireEvent, screen } from '@testing-library/react';
import { FilteredProjects } from '@/components/projects/filtered-projects';
import { projectTags, slugsOfProject } from '@/lib/content/project-tags';
import { show } from '../../../support/elements';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const written = [
  { title: 'Atlas', projectType: 'freelance', tags: ['Sewing', 'Maps', 'C#'] },
  { title: 'Ledger', projectType: 'freelance', tags: ['Sewing', 'Gold leaf', 'C#', 'c#'] },
  { title: 'Songbook', projectType: 'personal', tags: ['Sewing', 'Gold leaf'] },
];

/** Shows the list as at a URL with a tag. */
function showList(tag: string) {
  history.pushState(null, '', `/projects/?tag=${encodeURIComponent(tag)}`);
  return show(
    <FilteredProjects
      tags={projectTags(written)}
      projects={written.map((project) => ({
        slug: project.title,
        tags: slugsOfProject(project),
        card: <h2>{project.title}</h2>,
      }))}
    />,
  );
}

/** The titles of the projects that are not hidden. */
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const chips = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it.each([
  ['maps', ['Atlas']],
  ['Gold leaf', ['Ledger', 'Songbook']],
  [' C# ', ['Atlas', 'Ledger']],
  ['freelance', ['Atlas', 'Ledger']],
  ['unknown', ['Atlas', 'Ledger', 'Songbook']],
])('filters by the tag of a shared URL, however it is written: %j', (tag, expected) => {
  showList(tag);
  expect(titles()).toEqual(expected);
});

it('offers the types of projects', () => {
  showList('');
  expect(chips()).toEqual(['All 3', 'Freelance 2', 'Personal 1']);
});

it('adds nothing to the history if the type is already chosen', () => {
  showList('freelance');
  const { length } = history;
  fireEvent.click(screen.getByRole('link', { name: 'Freelance 2' }));
  expect(history).toHaveLength(length);
});
