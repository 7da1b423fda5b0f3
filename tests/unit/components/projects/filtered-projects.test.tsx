import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FilteredProjects } from '@/components/projects/filtered-projects';
import { strings } from '@/data/strings';
import { projectTags, projectTagSlug } from '@/lib/content/project-tags';

const { filter } = strings.projects;

const written = [
  { title: 'Atlas', tags: ['Sewing', 'Maps', 'C#'] },
  { title: 'Ledger', tags: ['Sewing', 'Gold leaf', 'C#'] },
  { title: 'Songbook', tags: ['Gold leaf'] },
];

function showList(tags = projectTags(written)) {
  return render(
    <FilteredProjects
      tags={tags}
      projects={written.map((project) => ({
        slug: project.title,
        tags: project.tags.map(projectTagSlug),
        card: <h2>{project.title}</h2>,
      }))}
    />,
  );
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const chip = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label} \\d`) });

beforeEach(() => history.pushState(null, '', '/projects/'));

it('shows all projects at first, and how many each tag has', () => {
  showList();
  expect(titles()).toEqual(['Atlas', 'Ledger', 'Songbook']);
  expect(screen.getByRole('status')).toHaveTextContent(filter.total(3));
  expect(chip(filter.all)).toHaveAttribute('aria-current', 'true');
  expect(chip('Gold leaf')).toHaveTextContent('Gold leaf 2');
});

it('filters by a tag, in the URL too, and the back button undoes it', async () => {
  showList();
  fireEvent.click(chip('Gold leaf'));
  expect(titles()).toEqual(['Ledger', 'Songbook']);
  expect(location.search).toBe('?tag=gold-leaf');
  expect(screen.getByRole('status')).toHaveTextContent(filter.found(2, 3, 'Gold leaf'));
  expect(chip('Gold leaf')).toHaveAttribute('aria-current', 'true');
  expect(chip(filter.all)).not.toHaveAttribute('aria-current');
  act(() => history.back());
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('adds nothing to the history if the tag is already chosen', () => {
  showList();
  fireEvent.click(chip('Sewing'));
  const { length } = history;
  fireEvent.click(chip('Sewing'));
  expect(history).toHaveLength(length);
});

it.each([
  ['maps', ['Atlas']],
  ['Gold leaf', ['Ledger', 'Songbook']],
  [' C# ', ['Atlas', 'Ledger']],
])('filters by the tag of a shared URL, however it is written: %j', (tag, expected) => {
  history.pushState(null, '', `?tag=${encodeURIComponent(tag)}`);
  showList();
  expect(titles()).toEqual(expected);
});

it('says that a tag is unknown, and shows all projects', () => {
  history.pushState(null, '', '?tag=cobol');
  showList();
  expect(screen.getByRole('status')).toHaveTextContent(filter.unknown('cobol', 3));
  expect(titles()).toHaveLength(3);
});

it('folds the tags of one project away', () => {
  showList();
  expect(screen.getByText(filter.more(1)).closest('details')).toContainElement(chip('Maps'));
});

it('leaves clicks that open a new tab or window to the browser', () => {
  showList();
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    const click = createEvent.click(chip('Sewing'), { [key]: true });
    // jsdom would navigate.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(chip('Sewing'), click);
  }
  expect(titles()).toHaveLength(3);
});

it('has neither filter nor status without tags', () => {
  showList([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(titles()).toHaveLength(3);
});
