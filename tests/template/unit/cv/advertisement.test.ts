import { isNamed, skillsBeside, skillsIn, skillsOf } from '@/scripts/cv/advertisement';
import { cvSource } from '../../support/resumes';

it.each([
  ['React', 'You know ReactJS, or React.js', true],
  ['React', 'apps in React Native', false],
  ['Node.js', 'Experience with node', true],
  ['Next.js', 'The next step: a call', false],
  ['TailwindCSS', 'Tailwind CSS', true],
  ['Smart contracts', 'a smart-contract audit', true],
  ['CI/CD', 'you keep our CI green', true],
  ['AWS', 'Amazon AWS and AWS Boto3', true],
  ['CSS3', 'CSS', true],
  ['PostgreSQL', 'postgres', true],
  ['C++', 'C++ and Rust', true],
  ['C', 'C++ and C#', false],
  ['Go', 'we go to market', false],
  ['Go', 'Python, Go, Java', true],
  ['REST API', 'learn the rest on the job', false],
  ['REST API', 'you know REST', true],
  ['SQL', 'NoSQL', false],
  ['Übersetzung', 'übersetzung von Büchern', true],
])('finds %s in "%s": %s', (skill, text, expected) => {
  expect(isNamed(skillsIn(text, [skill]), skill)).toBe(expected);
});

it('lists the skills that the résumé lacks, as the advertisement writes them', () => {
  const text =
    'React, Go, Kafka, C# and machine learning, with Kubernetes. Make it fast, boost sales.';
  expect(skillsBeside(skillsIn(text, ['React']), ['React'])).toEqual([
    'Go',
    'Kafka',
    'C#',
    'machine learning',
    'Kubernetes',
  ]);
});

it('takes the headings of groups for no skills', () => {
  const { resume } = cvSource({
    basics: { name: 'Ada' },
    skills: [{ name: 'Frameworks / Libraries', keywords: ['Django'] }, { name: 'Knots' }],
  });
  expect(skillsOf(resume)).toEqual(['Django', 'Knots']);
});
