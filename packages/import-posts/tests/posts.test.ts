/** @jest-environment node */
import { imported, projectFolder } from './support/imported';

it('makes drafts of posts whose day only a whole history would tell', async () => {
  const source = projectFolder({
    'hugo.toml': '',
    'content/posts/a.md': '---\ntitle: A\n---\n\nWords.\n',
    '.git/shallow': '8d5f7a0f9a1c3b2e4d6f8a0b1c2d3e4f5a6b7c8d\n',
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toContain('draft: true');
  expect(report).toContain(
    '1 post without a date: git has only the newest part of the history. Fetch all of it (git fetch --unshallow), and import again.',
  );
});
