import { ProjectCard } from '@/components/projects/project-card';
import { ProjectList } from '@/components/projects/project-list';
import { siteContent } from '@/app/content';
import { show } from '../../../support/elements';

it('the list has a filter only if a tag leaves projects out', () => {
  const [atlas, press] = siteContent().projects;
  if (!atlas || !press) throw new Error('The fixture site lacks a project.');
  // React says that it runs no scripts. They run in the served HTML.
  const said = jest.spyOn(console, 'error').mockImplementation();
  const parts = (...projects: (typeof atlas)[]) =>
    show(<ProjectList projects={projects} />).querySelectorAll('nav, [role=status], script').length;
  expect(parts(atlas, press)).toBe(3);
  expect(parts(atlas)).toBe(0);
  said.mockRestore();
});

it('a card shows the pattern in place of a picture', () => {
  const press = siteContent().projects.find(({ slug }) => slug === 'press');
  if (!press) throw new Error('The fixture site lacks its project without a image.');
  const container = show(<ProjectCard project={press} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelectorAll('svg.project-card-image')).toHaveLength(1);
});
