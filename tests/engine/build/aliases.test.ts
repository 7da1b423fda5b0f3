/** @jest-environment node */
import { aliasPages } from '@/build/aliases';
import { siteContent } from '@/lib/site/content';
import { post, projectFolder } from '../../support/content-folder';

it('paths of data/site.ts lead on as those of front matter do', () => {
  const root = projectFolder({ 'content/blog/a.md': post({ aliases: ['/old.html'] }) });
  const content = siteContent({ root, aliases: { '/work/': '/projects/' } });
  expect(aliasPages(content, '/portfolio')).toEqual({
    'old.html': expect.stringContaining('url=/portfolio/blog/a/"'),
    'work/index.html': expect.stringContaining('url=/portfolio/projects/"'),
  });
});
