import { webcrypto } from 'node:crypto';
import { editTexts, readBlocks, verifyBlocks } from '@/components/about/blocks';
import { Story } from '@/components/about/story';
import { strings } from '@/data/strings';
import { chained, readTimeline } from '@/lib/resume/story';
import type { TimelineYear } from '@/lib/schema';
import { show } from '../../../support/elements';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));

const timeline: TimelineYear[] = [
  {
    year: '2019',
    cards: [
      { title: '  A "first"   job &amp; <more>', description: 'It\'s "quoted" -- and so on...' },
      {
        title: 'Wrecks',
        description:
          '<p>Two\n lines,<br>a <strong>strong</strong> word &amp; an\u00a0entity &#x1F6A2;</p>\n\n- one\n- [two](https://example.com)\n\n$$e = mc^2$$',
        link: '/projects/wreck',
      },
    ],
  },
  { year: '2024 ?', cards: [{ title: 'شبكة', description: '`code`, 日本語, <b>b' }] },
];

async function showChain(years: readonly TimelineYear[] = timeline) {
  const periods = new Map([['/projects/wreck', [{ start: '2019-03', end: '2019-05' }]]]);
  const story = await readTimeline(years, { isOpen: false, periods }, strings, 'en');
  document.body.replaceChildren(
    show(
      <Story years={await chained(story)} language="en" stats={[]} cvFiles={[]} cvVariants={[]} />,
    ),
  );
  return document.body;
}

const validity = async () => (await verifyBlocks(readBlocks())).map(({ isValid }) => isValid);

it('hashes in the build what the browser reads from the page', async () => {
  const page = await showChain();
  expect(await validity()).toEqual([true, true, true]);
  expect(page).toHaveTextContent(/2019#1 .*“quoted”.*#2 /);
});

it('hashes year, title and text of a card, and the hash before it', async () => {
  const shown = async (change: (years: TimelineYear[]) => void) => {
    const years = structuredClone(timeline);
    change(years);
    await showChain(years);
    return readBlocks().map((block) => block.shown);
  };
  const [first, second, third] = await shown(() => undefined);
  const changes: ((years: TimelineYear[]) => void)[] = [
    ([, last]) => (last!.year = '2025'),
    ([, last]) => (last!.cards = [{ ...last!.cards[0]!, title: 'Net' }]),
    ([, last]) => (last!.cards = [{ ...last!.cards[0]!, description: 'text' }]),
  ];
  for (const change of changes) {
    expect(await shown(change)).toEqual([first, second, expect.not.stringMatching(third!)]);
  }
});

it('breaks from the changed block on, until the text is put back', async () => {
  await showChain();
  const restore = editTexts(readBlocks(), jest.fn(), jest.fn());
  const [, title] = document.querySelectorAll('h4');
  title!.firstChild!.nodeValue += '!';
  expect(await validity()).toEqual([true, false, false]);
  restore();
  expect(await validity()).toEqual([true, true, true]);
  expect(document.querySelector('[contenteditable], [role=textbox]')).toBeNull();
});

it('counts white space as one space', async () => {
  await showChain();
  document.querySelector('h4')!.textContent = 'A "first" job &amp;\n<more> ';
  expect(await validity()).toEqual([true, true, true]);
});
