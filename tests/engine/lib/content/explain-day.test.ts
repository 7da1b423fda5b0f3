/** @jest-environment node */
import { explainDay } from '@/lib/content/explain-day';

it.each([
  ['2024/5/1', 'write 01-05-2024, which is 1 May'],
  ['1.5.2024', 'write 01-05-2024, which is 1 May'],
  ['２０２４－０５－０１', 'write 01-05-2024, which is 1 May'],
  ['2024年5月1日', 'write 01-05-2024, which is 1 May'],
])('%s comes with how to write it', (written, fix) => {
  expect(explainDay(written)).toEqual({ fix });
});

it.each([
  ['31-02-2023', 'February 2023 has 28 days'],
  ['2023-13-01', 'there is no month 13'],
])('%s comes with why there is no such day', (written, found) => {
  expect(explainDay(written)).toEqual({ found });
});

it('says nothing of what is no date', () => expect(explainDay('soon')).toBeUndefined());
