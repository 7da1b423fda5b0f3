import { nearest } from '@/lib/validation/nearest';

test('the nearest name is the name itself, if it exists', () => {
  expect(nearest('LuMail', ['LuMails', 'LuMail'])[0]).toBe('LuMail');
});
