import { join } from 'node:path';
import { absoluteUrl } from '@/app/owner';
import { post, project, projectFolder } from '../../support/content-folder';

it('has published entries that were not first published elsewhere', async () => {
  const root = projectFolder({
    'content/blog/new.md': post({ date: '01-12-2023', updated: '15-02-2024', tags: ['C#'] }),
    'content/blog/old.md': post({ date: '30-11-2022', canonical: 'https://first.test/' }),
    'content/blog/secret.md': post({ draft: true }),
    'content/projects/shop.md': project({ updated: '01-01-2024' }),
  });
  process.env.CONTENT_DIR = join(root, 'content');
  const { default: sitemap } = await import('@/app/sitemap');
  const entries = sitemap();
  const dated = (path: string, lastModified: string) => ({ url: absoluteUrl(path), lastModified });
  expect(entries).toContainEqual(dated('/blog/new/', '2024-02-15'));
  expect(entries).toContainEqual(dated('/shop/', '2024-01-01'));
  expect(entries).toContainEqual(dated('/blog/tags/c-sharp/', '2024-02-15'));
  const urls = entries.map(({ url }) => url);
  expect(urls).toContain(absoluteUrl('/'));
  expect(urls.join()).not.toMatch(/secret|blog\/old/);
});
