/** @jest-environment node */
import { renderPost } from '@/lib/content/render-post';
import { createRenderer } from '@/lib/markdown/render';
import { post } from '../../../support/content-folder';
import { words } from '../../../support/markdown';

const render = createRenderer(words);

describe('renderPost', () => {
  it('turns the text of a file into what the page shows', () => {
    const source = post(
      { tags: ['CSS'], draft: true, updated: '02-01-2024' },
      'It *works*.<script>alert(1)</script>',
    );
    expect(renderPost('/blog/a.md', source, render)).toEqual({
      ok: true,
      article: {
        title: 'A post',
        updated: '02-01-2024',
        isoUpdated: '2024-01-02',
        coverHtml: '',
        date: '01-12-2023',
        isoDate: '2023-12-01',
        minutes: 1,
        outline: [],
        ids: [],
        draft: true,
        tags: ['CSS'],
        bodyHtml: '<p>It <em>works</em>.</p>\n',
      },
    });
  });

  it('says what is wrong with a text that is no post', () => {
    expect(renderPost('/blog/a.md', '<!doctype html><title>App</title>', render)).toMatchObject({
      ok: false,
      problems: [{ file: '/blog/a.md', line: 1, field: 'front matter' }],
    });
  });
});
