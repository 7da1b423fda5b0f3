import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ArticleList } from '@/components/blog/article-list';
import { Author } from '@/components/blog/author';
import { PostActions } from '@/components/blog/post-actions';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { hrefsIn, show } from '../../../support/elements';
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
  const node = show(
    <PostActions settings={{ repository: { url, branch: 'main' }, sharePosts: false }} {...post} />,
  );
  expect(hrefsIn(node)).toEqual([`${url}/${editor}/main/content/blog/gas.md`, `${url}/${issue}`]);
});

it('shows nothing if the owner wants neither', () => {
  expect(show(<PostActions settings={{ sharePosts: false }} {...post} />)).toBeEmptyDOMElement();
});

describe('the buttons to share a post', () => {
  const writeText = jest.fn();
  const share = jest.fn();
  const button = (name: string) => screen.queryByRole('button', { name });
  const open = () => render(<PostActions settings={{}} {...post} />);

  beforeEach(() => Object.assign(navigator, { clipboard: { writeText } }));
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it.each([
    ['copy its link', Promise.resolve(), strings.layout.copied],
    ['show the link if the browser does not copy', undefined, post.url],
  ])('%s', async (_, written, said) => {
    writeText.mockImplementation(() => written ?? Promise.reject(new Error('blocked')));
    open();
    fireEvent.click(button(article.copyLink)!);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    expect(writeText).toHaveBeenCalledWith(post.url);
  });

  it('share it with other apps where the browser can', () => {
    const { unmount } = open();
    expect(button(article.share)).toBeNull();
    unmount();
    Object.assign(navigator, { share: share.mockResolvedValue(undefined) });
    open();
    fireEvent.click(button(article.share)!);
    expect(share).toHaveBeenCalledWith({ title: post.title, url: post.url });
  });
});

describe('the end of a post', () => {
  const has = { about: false, contact: false };
  const links = (discussion?: string, email?: string) =>
    show(
      <Author
        post={{ title: post.title, discussion }}
        owner={{ name: 'Ada', email }}
        portrait={undefined}
        has={has}
      />,
    ).querySelectorAll('a');

  afterEach(() => delete settings.subscribeUrl);

  it('leads to the feed, to an e-mail about the post, to its discussion, and to the newsletter', () => {
    settings.subscribeUrl = 'https://buttondown.com/ada';
    const hrefs = [...links('https://ada.social/@ada/1', 'ada@ada.example')].map(
      ({ href }) => href,
    );
    expect(hrefs).toEqual([
      `mailto:ada@ada.example?subject=Gas%20%26%20co`,
      'https://ada.social/@ada/1',
      new URL('/rss.xml', location.href).href,
      'https://buttondown.com/ada',
    ]);
  });

  it.each([
    ['https://bsky.app/profile/ada/post/1', 'Bluesky'],
    ['https://news.ycombinator.com/item?id=1', 'Hacker News'],
    ['https://ada.social/@ada/1', 'ada.social'],
  ])('names the site of the discussion: %s', (url, name) => {
    expect(links(url)[0]).toHaveTextContent(article.discuss(name));
  });
});

it('a pinned post is marked', () => {
  show(<ArticleList posts={summaries(2, (index) => ({ pinned: index === 1 }))} />);
  const [plain, pinned] = screen.getAllByRole('article');
  expect(plain).not.toHaveTextContent(article.pinned);
  expect(pinned).toHaveTextContent(article.pinned);
});
