import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ArticleList } from '@/components/blog/article-list';
import { PostActions } from '@/components/blog/post-actions';
import { LatestPosts } from '@/components/home/latest-posts';
import { strings } from '@/data/strings';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { summaries } from '../../../support/summaries';

const { article } = strings;

const post = {
  title: 'Gas & co',
  url: 'https://ada.example/blog/gas/',
  file: 'content/blog/gas.md',
};

const title = encodeURIComponent(article.mistakeIn(post.title)).replaceAll('%20', '+');
const body = encodeURIComponent(post.url);

it.each([
  ['https://github.com/ada/site', 'edit', `issues/new?title=${title}&body=${body}`],
  [
    'https://gitlab.com/ada/group/site',
    '-/edit',
    `-/issues/new?issue%5Btitle%5D=${title}&issue%5Bdescription%5D=${body}`,
  ],
  ['https://codeberg.org/ada/site', '_edit', `issues/new?title=${title}&body=${body}`],
])('links to where %s has an editor and issues', (url, editor, issue) => {
  const node = show(<PostActions settings={{ repository: { url, branch: 'main' } }} {...post} />);
  expect(hrefsIn(node)).toEqual([`${url}/${editor}/main/content/blog/gas.md`, `${url}/${issue}`]);
});

it('shows nothing by default', () => {
  expect(show(<PostActions settings={{}} {...post} />)).toBeEmptyDOMElement();
});

describe('the buttons to share a post', () => {
  const writeText = jest.fn();
  const share = jest.fn();
  const button = (name: string) => screen.queryByRole('button', { name });
  const open = () => show(<PostActions settings={{ sharePosts: true }} {...post} />);

  beforeEach(() => Object.assign(navigator, { clipboard: { writeText } }));
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('copy its link', async () => {
    open();
    fireEvent.click(button(article.copyLink)!);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(strings.layout.copied),
    );
    expect(writeText).toHaveBeenCalledWith(post.url);
  });

  it('show the link if the browser does not copy', async () => {
    writeText.mockRejectedValueOnce(new Error('blocked'));
    open();
    fireEvent.click(button(article.copyLink)!);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(post.url));
  });

  it('share it with other apps only where the browser can', () => {
    open();
    expect(button(article.share)).toBeNull();
  });

  it('share it with other apps, and ignore a cancelled dialog', async () => {
    Object.assign(navigator, { share: share.mockRejectedValue(new Error('AbortError')) });
    open();
    fireEvent.click(button(article.share)!);
    expect(share).toHaveBeenCalledWith({ title: post.title, url: post.url });
    await share.mock.results[0]?.value.catch(() => undefined);
  });
});

describe('a pinned post', () => {
  const posts = summaries(5, (place) => ({ pinned: place === 4 }));

  it('is marked', () => {
    show(<ArticleList posts={posts} />);
    const marks = screen
      .getAllByRole('article')
      .map((one) => one.textContent?.includes(article.pinned));
    expect(marks).toEqual([false, false, false, false, true]);
  });

  it('comes first on the home page, which shows as many posts as the owner wants', () => {
    expect(headingsIn(show(<LatestPosts posts={posts} count={2} />)).slice(1)).toEqual([
      posts[4]?.title,
      posts[0]?.title,
    ]);
  });
});
