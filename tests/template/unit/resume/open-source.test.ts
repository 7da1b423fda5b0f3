import { strings } from '@/data/strings';
import {
  openSourceSection,
  repositoryFacts,
  repositoryName,
  withOpenSource,
} from '@/lib/resume/open-source';
import { readResume } from '@/lib/resume/read-resume';

it.each([
  ['https://github.com/ada/engine', 'ada/engine'],
  ['https://github.com/ada/engine.js.git', 'ada/engine.js'],
  ['https://github.com/ada/engine/tree/main', 'ada/engine'],
  ['https://github.com/ada', undefined],
  ['https://gitlab.com/ada/engine', undefined],
])('finds the repository that a project links to: %s', (url, name) => {
  expect(repositoryName(url)).toBe(name);
});

it('a project shows what is known of its repository', () => {
  const release = { name: 'v1.2', date: '2026-05-04' };
  const facts = repositoryFacts({ stars: 12, language: 'Rust', release }, strings);
  expect(facts).toBe(`${strings.project.stars(12)} · Rust · v1.2 (May 2026)`);
  expect(repositoryFacts({ stars: 0, license: 'MIT' }, strings)).toBe('MIT');
});

it('contributions are a section of the about page, and a project of the CV', () => {
  const url = 'https://github.com/big/one/pull/20';
  const contributions = [
    { title: 'Fix it', url, repository: 'big/one', stars: 9000, date: '2020-02-03' },
  ];
  expect(openSourceSection(contributions, strings)).toMatchObject({
    heading: strings.cv.openSource,
    entries: [{ title: 'Fix it', url, period: 'Feb 2020' }],
  });
  expect(openSourceSection([], strings)).toBeUndefined();
  const { projects } = withOpenSource(readResume({}), contributions, strings);
  expect(projects).toMatchObject([{ highlights: ['Fix it (big/one, Feb 2020)'] }]);
});
