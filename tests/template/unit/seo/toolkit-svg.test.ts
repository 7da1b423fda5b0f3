import { theme } from '@/data/theme';
import { tileId, toolkitSvg } from '@/lib/graphics/toolkit-svg';

it('the tile of a tool has its own colours, or the accent of the theme', () => {
  const own = { label: 'C#', icon: 'LuHash', gradient: ['#123456', '#654321'] as [string, string] };
  const plain = { label: 'Ink', icon: 'LuPen' };
  const svg = toolkitSvg([{ label: 'Bench', items: [own, plain] }], theme);
  const [first, second] = svg.split('<view').slice(1);
  expect(first).toContain(`id="${tileId(own)}"`);
  expect(first).toMatch(/#123456.*#654321/);
  expect(second).toContain(`id="${tileId(plain)}"`);
  expect(second?.match(/stop-color="[^"]+"/g)).toEqual([
    ...[1, 2].map(() => `stop-color="${theme.dark['accent-solid']}"`),
  ]);
});
