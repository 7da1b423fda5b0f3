import { render, screen } from '@testing-library/react';
import { ArticleCard } from '@/components/blog/article-card';
import { BlogPageHead } from '@/components/blog/blog-page-head';
import { TitleList } from '@/components/blog/title-list';
import { toPostSummary } from '@/lib/content/model';

const post = (title: string) =>
  toPostSummary(
    'a',
    { title, date: '01-02-2024', preview: 'سلام', tags: [], draft: false },
    '',
    '2025-01-01',
  );

const directionOf = (element: HTMLElement) => element.closest('[dir]')?.getAttribute('dir') ?? null;

describe('words of the owner’s that run from right to left', () => {
  it('find their own direction in a card, and leave the rest of it alone', () => {
    render(<ArticleCard post={post('مرحبا')} />);
    expect(directionOf(screen.getByText('مرحبا'))).toBe('rtl');
    expect(directionOf(screen.getByText('سلام'))).toBe('rtl');
    expect(directionOf(screen.getByText('01-02-2024'))).toBeNull();
  });

  it('do so as the heading of a page, and in a list of titles', () => {
    render(<BlogPageHead parent={{ label: 'Tags', route: undefined }}>ترجمة</BlogPageHead>);
    render(<TitleList posts={[post('مرحبا')]} />);
    expect(directionOf(screen.getByRole('heading', { name: 'ترجمة' }))).toBe('rtl');
    expect(directionOf(screen.getByRole('link', { name: 'مرحبا' }))).toBe('rtl');
  });

  it('cost other words nothing', () => {
    render(<ArticleCard post={post('Grüße')} />);
    expect(directionOf(screen.getByText('Grüße'))).toBeNull();
  });
});
