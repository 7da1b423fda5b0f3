/** @jest-environment node */
import { medianOf } from '@/build/bench/median';

it('takes the middle of each figure by itself', () => {
  const measures = [
    { lcp: 30, bytes: { js: 1 } },
    { lcp: 10, bytes: { js: 3 } },
    { lcp: 20, bytes: { js: 2 } },
  ];
  expect(medianOf(measures)).toEqual({ lcp: 20, bytes: { js: 2 } });
});

it('takes the lower one of two middles', () => {
  expect(medianOf([{ lcp: 4 }, { lcp: 1 }, { lcp: 3 }, { lcp: 2 }])).toEqual({ lcp: 2 });
});

it('has no median of nothing', () => {
  expect(() => medianOf([])).toThrow('the median of nothing');
});
