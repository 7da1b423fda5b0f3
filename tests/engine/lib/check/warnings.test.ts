/** @jest-environment node */
import { warnOfCode, warnOfStrippedHtml } from '@/lib/check/warnings';
import { readText } from '@/lib/markdown/text-facts';

const textOf = (markdown: string) => [
  { file: 'content/blog/a.md', field: 'text', page: '/blog/a/', facts: readText(markdown) },
];

it.each([
  ['x86asm', '```asm,'],
  ['shell-session', '```shellsession,'],
  ['golang', '```go,'],
  ['sol', '```solidity,'],
  ['pyhton', '```python,'],
])('names the nearest language of code in %s', (language, nearest) => {
  const [warning] = warnOfCode(textOf(`\`\`\`${language}\na\n\`\`\``));
  expect(warning?.words).toContain(nearest);
});

it('names none where no language is near', () => {
  const [warning] = warnOfCode(textOf('```gdb\na\n```'));
  expect(warning?.words).toContain('write ```text, or one of');
});

it('says how to show a video of another site', () => {
  const [warning] = warnOfStrippedHtml(textOf('<iframe src="https://youtu.be/a"></iframe>'));
  expect(warning?.words).toContain('alone in its paragraph');
});
