/** @jest-environment node */
import { ContentError, formatProblems, type Problem } from '@/lib/content/problem';

const problem: Problem = {
  file: 'content/blog/a.md',
  field: 'date',
  expected: 'a day as DD-MM-YYYY, such as 01-12-2023',
  found: '"31-02-2023"',
  mend: 'change the field "date"',
};

const report = `content/blog/a.md: date
  expected  a day as DD-MM-YYYY, such as 01-12-2023
  found     "31-02-2023"
  mend      change the field "date"`;

describe('formatProblems', () => {
  it('says where, what was expected, what was found and how to mend it', () => {
    expect(formatProblems([problem])).toBe(report);
  });

  it('names the line where it is known', () => {
    expect(formatProblems([{ ...problem, line: 3 }])).toMatch(/^content\/blog\/a\.md:3: date\n/);
  });

  it('keeps problems apart with an empty line', () => {
    expect(formatProblems([problem, problem])).toBe(`${report}\n\n${report}`);
  });
});

it('ContentError carries the problems and lists them in its message', () => {
  const error = new ContentError([problem]);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('ContentError');
  expect(error.problems).toEqual([problem]);
  expect(error.message).toBe(report);
});
