import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostedPost } from '@/components/blog/hosted-post';
import { LiveArticle } from '@/components/blog/live-article';
import type { HostAnswer } from '@/lib/content/host-answer';
import { post } from '../../../support/content-folder';

/** Says what the host has; returns what it has been asked. */
function answerWith(answers: Record<string, HostAnswer>) {
  window.askHost = jest.fn((url) => Promise.resolve(answers[url]));
  return window.askHost as jest.Mock;
}

const changed = { source: post({ title: 'New title' }) };

describe('the page of an article', () => {
  const page = (url = '/blog/a.md') => (
    <LiveArticle url={url} builtFrom="1a2b" notice={<p>This leaf is missing</p>}>
      <p>As built</p>
    </LiveArticle>
  );

  it('tells script where its Markdown is, and what it was built from', () => {
    expect(renderToString(page())).toBe(
      '<div data-post="/blog/a.md" data-built-from="1a2b"><p>As built</p></div>',
    );
  });

  it('shows a changed text in place', async () => {
    const ask = answerWith({ '/blog/a.md': changed });
    render(page());
    expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeVisible();
    expect(screen.queryByText('As built')).toBeNull();
    expect(document.title).toBe('New title');
    expect(ask.mock.calls).toEqual([['/blog/a.md', '1a2b']]);
  });

  it('drops the answer for one post when it shows another', async () => {
    answerWith({ '/blog/a.md': 'missing' });
    const { rerender } = render(page());
    expect(await screen.findByText('This leaf is missing')).toBeVisible();
    rerender(page('/blog/b.md'));
    await waitFor(() => expect(screen.queryByText('This leaf is missing')).toBeNull());
    expect(screen.getByText('As built')).toBeVisible();
  });
});

describe('the not-found page', () => {
  const page = (
    <HostedPost>
      <h1>Nothing</h1>
    </HostedPost>
  );

  it('shows the post that its script has found', async () => {
    answerWith({ '/blog/a.md': changed });
    document.body.innerHTML = '<h1 data-post="/blog/a.md"></h1>';
    render(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeVisible();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('asks nothing where no post can be', () => {
    const ask = answerWith({});
    document.body.innerHTML = '';
    render(page);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is in the static HTML for any URL', () => {
    expect(renderToString(page)).toBe('<h1>Nothing</h1>');
  });
});
