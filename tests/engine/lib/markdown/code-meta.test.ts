import { codeTitle, parseCodeMeta } from '@/lib/markdown/code-meta';

describe('parseCodeMeta', () => {
  it('finds the lines to highlight and the title', () => {
    const meta = '{2,4-6} title="app/page.tsx" else';
    expect(parseCodeMeta(meta)).toEqual({ lines: [2, 4, 5, 6], rest: 'else' });
    expect(codeTitle(meta)).toBe('app/page.tsx');
  });

  it.each(['', '{}', '{x}', '{3-1}', '{-}', 'title='])('finds nothing in "%s"', (meta) => {
    expect(parseCodeMeta(meta)).toEqual({ lines: [], rest: meta });
  });
});
