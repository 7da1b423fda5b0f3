import { parseCodeMeta } from '@/lib/markdown/code-meta';

describe('parseCodeMeta', () => {
  it('reads the lines to mark and the name of the file', () => {
    expect(parseCodeMeta('{2,4-6} title="app/page.tsx"')).toEqual({
      title: 'app/page.tsx',
      marked: new Set([2, 4, 5, 6]),
      unread: '',
    });
  });

  it.each(['', '{}', '{x}', '{3-1}', '{-}', 'title='])('reads nothing in "%s"', (meta) => {
    expect(parseCodeMeta(meta)).toEqual({ marked: new Set(), unread: meta });
  });

  it('does not count to the moon', () => {
    expect(parseCodeMeta('{1-999999999999}').marked.size).toBe(10_000);
  });
});
