import { fireEvent, screen } from '@testing-library/react';
import { FilteredProjects } from '@/components/projects/filtered-projects';
import { strings } from '@/data/strings';
import { projectTags, projectTagSlug } from '@/lib/content/project-tags';
import { headingsIn, show } from '../../../support/elements';

const written = [
  { title: 'Atlas', tags: ['Sewing', 'Maps', 'C#'] },
  { title: 'Ledger', tags: ['Sewing', 'Gold leaf', 'C#'] },
  { title: 'Songbook', tags: ['Gold leaf'] },
];

/** Shows the list as at a URL with a tag. */
function showList(tag: string) {
  history.pushState(null, '', `/projects/?tag=${encodeURIComponent(tag)}`);
  return show(
    <FilteredProjects
      tags={projectTags(written)}
      projects={written.map(({ title, tags }) => ({
        slug: title,
        tags: tags.map(projectTagSlug),
        card: <h2>{title}</h2>,
      }))}
    />,
  );
}

const chip = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label} \\d`) });

it.each([
  ['maps', ['Atlas']],
  ['Gold leaf', ['Ledger', 'Songbook']],
  [' C# ', ['Atlas', 'Ledger']],
])('filters by the tag of a shared URL, however it is written: %j', (tag, expected) => {
  expect(headingsIn(showList(tag))).toEqual(expected);
});

it('counts the projects of a tag, and folds the tags of one project away', () => {
  showList('');
  expect(chip('Gold leaf')).toHaveTextContent('Gold leaf 2');
  const more = screen.getByText(strings.projects.filter.more(1));
  expect(more.closest('details')).toContainElement(chip('Maps'));
});

it('adds nothing to the history if the tag is already chosen', () => {
  showList('sewing');
  const { length } = history;
  fireEvent.click(chip('Sewing'));
  expect(history).toHaveLength(length);
});
