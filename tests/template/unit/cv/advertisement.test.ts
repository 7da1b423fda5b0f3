import { mentions } from '@/scripts/cv/advertisement';

it.each([
  ['React', 'You know ReactJS, or React.js', true],
  ['Node.js', 'Experience with node', true],
  ['Node.js', 'NodeJS 20', true],
  ['Front end', 'a frontend developer', true],
  ['Smart contracts', 'a smart-contract audit', true],
  ['CI/CD', 'you keep our CI green', true],
  ['C++', 'C++ and Rust', true],
  ['C', 'C++ and C#', false],
  ['Go', 'we go to market', false],
  ['Java', 'JavaScript', false],
  ['SQL', 'NoSQL', false],
  ['Übersetzung', 'übersetzung von Büchern', true],
])('finds %s in "%s": %s', (skill, text, expected) => {
  expect(mentions(text, skill)).toBe(expected);
});
