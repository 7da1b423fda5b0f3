import { page } from '../../../support/markdown';

it('code can be focused, since it can scroll sideways', () => {
  expect(page('```js\n1\n```').querySelector('pre')).toHaveAttribute('tabindex', '0');
});

it('a table is in a named region that can be focused', () => {
  const region = page('| a |\n| - |\n| 1 |').querySelector('[role=region]');
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveAccessibleName('Table');
  expect(region?.querySelectorAll('table')).toHaveLength(1);
});

it('each box of a task list says whether it is done', () => {
  const names = [...page('- [x] one\n- [ ] two').querySelectorAll('input')];
  expect(names.map((box) => box.getAttribute('aria-label'))).toEqual(['Done', 'To do']);
});
