import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/layout/external-link';
import { DownloadLink } from '@/components/ui/download-link';

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
