/** @jest-environment node */
import { toPostSummary, toProject } from '@/lib/content/model';
import { parseContent } from '@/lib/content/parse';
import { projectSchema } from '@/lib/content/schema';
import { glyphOf, packedGlyphOf } from '@/lib/glyph/glyph';
import { createRenderer } from '@/lib/markdown/render';
import { words } from '@/lib/markdown/words';
import { project } from '../../../support/content-folder';

it('toProject renders and sanitises every field that holds HTML or markdown', () => {
  const evil = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';
  const source = project({ contextDescription: `*a*${evil}` }, `*b*${evil}`);
  const parsed = parseContent('a.md', source, projectSchema);
  if (!parsed.ok) throw new Error('the example has mistakes');
  const { contextHtml, bodyHtml, ...rest } = toProject(
    'a',
    parsed.value,
    [],
    glyphOf('a'),
    createRenderer(words),
    (address) => ({ src: address, width: 16, height: 10, sources: [] }),
  );
  expect(contextHtml).toBe('<p><em>a</em><img src="x"></p>\n');
  expect(bodyHtml).toBe('<p><em>b</em><img src="x"></p>\n');
  expect(rest).toMatchObject({ slug: 'a', title: 'A project', glyph: glyphOf('a') });
  expect(rest.picture.src).toBe('/images/a.svg');
  expect(rest.periods).toEqual([{ start: '2023', end: '2023' }]);
});

it('toPostSummary adds machine-readable days', () => {
  const matter = { title: 'A', date: '01-12-2023', preview: 'a...', tags: [], draft: false };
  expect(toPostSummary('a', matter, packedGlyphOf('a'), '2023-12-01')).toEqual({
    ...matter,
    id: 'a',
    isoDate: '2023-12-01',
    isoModified: '2023-12-01',
    scheduled: false,
    glyph: packedGlyphOf('a'),
  });
  const changed = toPostSummary('a', { ...matter, updated: '02-01-2024' }, packedGlyphOf('a'), '');
  expect(changed).toMatchObject({ isoDate: '2023-12-01', isoModified: '2024-01-02' });
});
