import { listComma } from '@/lib/site/list-comma';

it.each([
  ['en', ', '],
  ['cs', ', '],
  ['ar', ', '],
  ['ja', '、'],
  ['zh-CN', '、'],
])('a list in %s is parted by "%s"', (language, comma) => {
  expect(listComma(language)).toBe(comma);
});
