import { fireEvent, render, screen } from '@testing-library/react';
import type NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { DownloadLink } from '@/components/ui/download-link';
import { prefetchPage } from '@/components/ui/prefetch';
import { InternalLink } from '@/components/ui/internal-link';

jest.mock('@/components/ui/prefetch');
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, scroll, prefetch, children, ...props }: ComponentProps<typeof NextLink>) => (
    <a {...props} href={String(href)} data-next={`scroll ${scroll}, prefetch ${prefetch}`}>
      {children}
    </a>
  ),
}));

beforeEach(() => jest.mocked(prefetchPage).mockClear());

it('an external link opens in a new tab without access to this one, and says so', () => {
  render(
    <ExternalLink href="https://museum.test" className="button">
      Museum
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name: 'Museum (in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://museum.test');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(link).toHaveClass('button');
});

it('a download saves the file under its name', () => {
  render(
    <DownloadLink href="/portfolio/cv/a.pdf" fileName="ines-cv.pdf">
      CV
    </DownloadLink>,
  );
  const link = screen.getByRole('link', { name: 'CV' });
  expect(link).toHaveAttribute('href', '/portfolio/cv/a.pdf');
  expect(link).toHaveAttribute('download', 'ines-cv.pdf');
  expect(link).toHaveAttribute('type', 'application/pdf');
});

describe('an internal link', () => {
  it.each(['pointerEnter', 'touchStart', 'focus'] as const)(
    'fetches its page when the visitor heads for it: %s',
    (event) => {
      render(<InternalLink href="/about/">About</InternalLink>);
      expect(prefetchPage).not.toHaveBeenCalled();
      fireEvent[event](screen.getByRole('link'));
      expect(prefetchPage).toHaveBeenCalledWith('http://localhost/about/');
    },
  );

  it('does not prefetch if there is no page', () => {
    render(
      <InternalLink href="/courses/" prefetch={false}>
        Courses
      </InternalLink>,
    );
    fireEvent.focus(screen.getByRole('link'));
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  it.each([
    ['/about/', 'scroll true, prefetch false'],
    ['/#home', 'scroll false, prefetch false'],
  ])('to %s leaves to Next what the page does not do itself', (href, options) => {
    render(<InternalLink href={href}>Page</InternalLink>);
    expect(screen.getByRole('link')).toHaveAttribute('data-next', options);
  });
});
