import { fireEvent, render, screen } from '@testing-library/react';
import type NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { DownloadLink } from '@/components/ui/download-link';
import { ExternalLink } from '@/components/layout/external-link';
import { fetchAhead } from '@/components/ui/fetch-ahead';
import { InternalLink } from '@/components/ui/internal-link';

jest.mock('@/components/ui/fetch-ahead');
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, scroll, prefetch, children, ...props }: ComponentProps<typeof NextLink>) => (
    <a
      href={String(href)}
      data-scroll={String(scroll)}
      data-prefetch={String(prefetch)}
      {...(props as ComponentProps<'a'>)}
    >
      {children}
    </a>
  ),
}));

beforeEach(() => jest.mocked(fetchAhead).mockClear());

describe('ExternalLink', () => {
  it('opens in a new tab, which cannot reach this one, and says so', () => {
    render(<ExternalLink href="https://example.com">GitHub</ExternalLink>);
    const link = screen.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.com');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener']));
    expect(screen.getByText('(opens in a new tab)')).toHaveClass('sr-only');
  });

  it('passes on what else it is given', () => {
    render(
      <ExternalLink href="mailto:a@example.com" className="button" aria-describedby="hint">
        Email
      </ExternalLink>,
    );
    expect(screen.getByRole('link')).toHaveClass('button');
    expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', 'hint');
  });
});

describe('InternalLink', () => {
  it('stays in this tab', () => {
    render(<InternalLink href="/about/">About</InternalLink>);
    const link = screen.getByRole('link', { name: 'About' });
    expect(link).toHaveAttribute('href', '/about/');
    expect(link).not.toHaveAttribute('target');
  });

  it('lets the router scroll to the top, but not where the page scrolls to a hash', () => {
    render(
      <>
        <InternalLink href="/about/">Page</InternalLink>
        <InternalLink href="/#home">Hash</InternalLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Page' })).toHaveAttribute('data-scroll', 'true');
    expect(screen.getByRole('link', { name: 'Hash' })).toHaveAttribute('data-scroll', 'false');
  });

  it.each(['pointerEnter', 'touchStart', 'focus'] as const)(
    'fetches the page ahead when the visitor heads for it: %s',
    (event) => {
      render(<InternalLink href="/about/">About</InternalLink>);
      const link = screen.getByRole('link');
      expect(fetchAhead).not.toHaveBeenCalled();
      fireEvent[event](link);
      expect(fetchAhead).toHaveBeenCalledWith('http://localhost/about/');
    },
  );

  it('leaves nothing to Next, which would ask for files that are not published', () => {
    render(<InternalLink href="/about/">About</InternalLink>);
    expect(screen.getByRole('link')).toHaveAttribute('data-prefetch', 'false');
  });

  it('does not fetch ahead where it may not', () => {
    render(
      <InternalLink href="/certificates/" prefetch={false}>
        Certificates
      </InternalLink>,
    );
    fireEvent.focus(screen.getByRole('link'));
    expect(fetchAhead).not.toHaveBeenCalled();
  });
});

describe('DownloadLink', () => {
  it('saves the file under its name, in this tab', () => {
    render(
      <DownloadLink href="/portfolio/cv/a.pdf" fileName="john-doe-cv.pdf">
        Download CV
      </DownloadLink>,
    );
    const link = screen.getByRole('link', { name: 'Download CV' });
    expect(link).toHaveAttribute('href', '/portfolio/cv/a.pdf');
    expect(link).toHaveAttribute('download', 'john-doe-cv.pdf');
    expect(link).toHaveAttribute('type', 'application/pdf');
    expect(link).not.toHaveAttribute('target');
  });
});
