import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ArticleList } from '@/components/blog/article-list';
import { PostActions } from '@/components/blog/post-actions';
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

it('a pinned post is marked', () => {
  show(<ArticleList posts={summaries(2, (index) => ({ pinned: index === 1 }))} />);
  const [plain, pinned] = screen.getAllByRole('article');
  expect(plain).not.toHaveTextContent(article.pinned);
  expect(pinned).toHaveTextContent(article.pinned);
});
