import { rmSync } from 'node:fs';
import { copySite } from '../../support/site-copy';

it('writes posts, projects and pages as drafts without errors, each once', () => {
  const { run, read, root } = copySite();
  for (const [kind, folder] of [
    ['post', 'blog'],
    ['project', 'projects'],
    ['page', 'pages'],
  ] as const) {
    const title = `A new ${kind}`;
    expect(run('new', [kind, title])).toMatchObject({ status: 0 });
    expect(read(`content/${folder}/a-new-${kind}.md`)).toMatch(/^draft: true$/m);
  }
  expect(run('new', ['post', 'A new post'])).toMatchObject({ status: 1 });
  const { output } = run('check', []);
  expect(output).toMatch(/^0 errors, /m);
  // The owner's own files may have warnings.
  expect(output).not.toMatch(/^content\/.*a-new-/m);
  rmSync(root, { recursive: true });
}, 60_000);
