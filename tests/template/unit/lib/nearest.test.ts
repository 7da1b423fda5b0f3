import { nearest } from '@/lib/nearest';

const icons = ['LuMails', 'LuMail', 'LuLink'];

test.each([
  ['an existing name', 'LuMail', ['LuMail', 'LuMails']],
  ['swapped letters', 'LuMial', ['LuMail', 'LuMails']],
  ['a missing end', 'LuLi', ['LuLink']],
  ['a name unlike all', 'SiDocker', []],
])('finds the names nearest to %s', (_, written, expected) => {
  expect(nearest(written, icons)).toEqual(expected);
});

test('with a smaller share, fewer letters may differ', () => {
  expect(nearest('LuMial', icons, 0.2)).toEqual(['LuMail']);
});
