import { checkText } from '@/scripts/check/texts/check-text';
import { startCheckers } from '@/scripts/check/texts/processes';

const page = {
  file: 'content/a.md',
  page: '/a/',
  baseUrl: '/',
  headingAbove: 1,
  sectionIds: [],
  start: 5,
};
const texts = ['## One **word**', '$$\n\\nothing{\n$$', '[a](/b/)'];
const images = { folders: [], findImage: () => ({ problem: 'is missing' }), reported: new Set('') };

it('processes find in the texts of a large site what one finds by itself', async () => {
  const { checkers, stop } = startCheckers(1_000, 2);
  expect(checkers).toHaveLength(2);
  const inProcesses = [];
  const alone = [];
  for (const source of texts) {
    const text = { ...page, source };
    inProcesses.push(await Promise.all(checkers.map((check) => check(text, images))));
    const found = await checkText(text, images);
    alone.push([found, found]);
  }
  stop();
  expect(inProcesses).toEqual(alone);
  const [heading, formula, link] = alone.flatMap(([found]) => found ?? []);
  expect(heading?.ids).toEqual(['one-word']);
  expect(formula?.diagnostics[0]?.message).toContain('\\nothing');
  expect(link?.links[0]?.href).toBe('/b/');
});

it.each([
  ['a small site', 20, 8],
  ['a machine with one core', 1_000, 1],
])('%s needs no processes', (_, count, cores) => {
  expect(startCheckers(count, cores).checkers).toEqual([checkText]);
});
