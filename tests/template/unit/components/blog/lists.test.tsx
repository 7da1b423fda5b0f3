import { screen } from '@testing-library/react';
import { ArticleList } from '@/components/blog/article-list';
import { BlogLinks } from '@/components/blog/blog-links';
import { BlogSubpage } from '@/components/blog/blog-subpage';
import { ListPageView } from '@/components/blog/list-page-view';
import { SeriesBox } from '@/components/blog/series-box';
import { TitleList } from '@/components/blog/title-list';
import { strings } from '@/data/strings';
import { indexBlog } from '@/lib/content/blog-index';
import { headingsIn, hrefsIn, show } from '../../../support/elements';
import { summaries, summary } from '../../../support/summaries';

const { blog } = strings;

it('says that there are no articles yet', () => {
  expect(show(<ArticleList posts={[]} />)).toHaveTextContent(blog.empty);
});

it('shows parts of titles as code', () => {
  const post = summary('a', { title: 'How `fetch` fails' });
  const list = show(<ArticleList posts={[post]} />);
  expect(headingsIn(list)).toEqual(['How fetch fails']);
  expect(list.querySelector('h3 code')).toHaveTextContent('fetch');
});

describe('a page of a list', () => {
  const index = indexBlog(summaries(80, () => ({ tags: ['C#'] })));
  const pageAt = (path: string) => {
    const page = index.pages.get(path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return show(<ListPageView page={page} heading={page.group.name} />);
  };

  it('shows the number of articles and links to the other pages', () => {
    const page = pageAt('/blog/tags/c-sharp/page/2/');
    expect(headingsIn(page)[0]).toBe('C#');
    expect(page).toHaveTextContent(`${blog.count(80)} · ${blog.page(2, 3)}`);
    expect(page.querySelectorAll('article')).toHaveLength(36);
    const numbers = screen.getByRole('navigation', { name: blog.pages });
    expect(hrefsIn(numbers)).toEqual([
      '/blog/tags/c-sharp',
      '/blog/tags/c-sharp',
      '/blog/tags/c-sharp/page/2',
      '/blog/tags/c-sharp/page/3',
      '/blog/tags/c-sharp/page/3',
    ]);
    const current = screen.getByRole('link', { name: blog.page(2, 3) });
    expect(current).toHaveAttribute('aria-current', 'page');
  });

  it('groups the titles of a year by month, without page numbers if all fit', () => {
    const page = pageAt('/blog/archive/2023/');
    expect(headingsIn(page)).toHaveLength(1 + 3);
    expect(page).toHaveTextContent(blog.count(80));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('the blog links to tags and archive if there are any', () => {
  const linksOf = (...posts: Parameters<typeof indexBlog>) =>
    hrefsIn(show(<BlogLinks blog={indexBlog(...posts)} />));
  expect(linksOf(summaries(12, () => ({ tags: ['A'] })))).toEqual([
    '/blog/tags',
    '/blog/archive',
    '/rss.xml',
  ]);
  expect(linksOf(summaries(1))).toEqual(['/rss.xml']);
});

it.each([
  ['In short.', 'In short.'],
  ['It goes on…', 'It goes on...'],
  ['It goes on...', 'It goes on...'],
])('the description %j is %j on a card: only one that is cut ends in dots', (preview, shown) => {
  show(<ArticleList posts={[summary('a', { preview })]} />);
  expect(screen.getByText(shown)).toBeVisible();
});

it('lets titles run in the direction of their letters', () => {
  const arabic = summary('a', { title: 'مرحبا', preview: 'سلام' });
  show(
    <BlogSubpage parent={{ label: 'Tags', path: undefined }} heading="ترجمة">
      <TitleList posts={[arabic]} />
    </BlogSubpage>,
  );
  for (const title of [
    screen.getByRole('heading', { name: 'ترجمة' }),
    screen.getByRole('link', { name: 'مرحبا' }),
  ]) {
    expect(title.closest('[dir]')).toHaveAttribute('dir', 'auto');
  }
});

it.each([
  [1, false],
  [2, true],
])('an article of a series with %d parts says which part it is: %s', (count, isShown) => {
  const series = { name: 'Reefs', path: '/blog/series/reefs/', number: 1, parts: [], count };
  const box = show(<SeriesBox series={series} />);
  expect(box).toHaveTextContent('Reefs');
  expect(box.textContent.includes(strings.article.part(1, count))).toBe(isShown);
});
