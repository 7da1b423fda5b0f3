import { renderOptions } from '@/app/render-text';
import { renderText } from '@/lib/check/page-text';
import { startRenderers } from '@/scripts/check/renderers';

const texts = ['One **word**', '$$\n\\nothing{\n$$', '```ts\nconst a = 1;\n```'];

it('processes render the texts of a large site as the check does by itself', async () => {
  const renderers = startRenderers(1_000, 2)!;
  const render = (source: string) => renderers.render({ source, baseUrl: '/blog/' });
  const alone = (source: string) => renderText({ source, baseUrl: '/blog/' }, renderOptions);
  const inProcesses = await Promise.all(texts.map(render));
  renderers.stop();
  expect(inProcesses).toEqual(await Promise.all(texts.map(alone)));
  expect(inProcesses[1]?.errors[0]?.message).toContain('\\nothing');
});

it('a small site, and a machine with one core, need no processes', () => {
  expect(startRenderers(20, 8)).toBeUndefined();
  expect(startRenderers(1_000, 1)).toBeUndefined();
});
