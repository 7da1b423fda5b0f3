import { render, screen, waitFor } from '@testing-library/react';
import { LiveArticle } from '@/components/blog/live-article';

it('an article drops the answer for one post when it shows another', async () => {
  window.askHost = (url) => Promise.resolve(url === '/blog/a.md' ? 'missing' : undefined);
  const page = (url: string) => (
    <LiveArticle url={url} builtFrom="1a2b" notice={<p>This leaf is missing</p>}>
      <p>As built</p>
    </LiveArticle>
  );
  const { rerender } = render(page('/blog/a.md'));
  expect(await screen.findByText('This leaf is missing')).toBeVisible();
  rerender(page('/blog/b.md'));
  await waitFor(() => expect(screen.queryByText('This leaf is missing')).toBeNull());
  expect(screen.getByText('As built')).toBeVisible();
});
