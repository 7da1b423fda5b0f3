import { render, screen } from '@testing-library/react';
import { LiveArticle } from '@/components/blog/live-article';
import { ProjectList } from '@/components/projects/project-list';
import { Boundary } from '@/components/ui/boundary';
import { projectNamed } from '../../../support/fixture-projects';

function fail(): never {
  throw new Error('It fails today');
}

jest.mock('@/components/blog/use-hosted-post', () => ({ useHostedPost: () => fail() }));
jest.mock('@/components/projects/filtered-projects', () => ({ FilteredProjects: () => fail() }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

it('keeps the article of the build if the one of the host cannot be shown', () => {
  render(
    <LiveArticle url="/blog/a.md" builtFrom="">
      <h1>The text of the build</h1>
    </LiveArticle>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('The text of the build');
});

it('keeps all projects if the filter fails', () => {
  render(<ProjectList projects={['ledger', 'songbook', 'press'].map(projectNamed)} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('shows nothing in place of a part that the page can do without', () => {
  const Comments = fail;
  render(
    <main>
      <h1>Article</h1>
      <Boundary>
        <Comments />
      </Boundary>
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Article$/);
});
