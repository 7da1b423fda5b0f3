import { render, screen } from '@testing-library/react';
import { CvLink } from '@/components/layout/cv-link';
import { cvFile, cvPapers } from '@/lib/outputs/cv-file';

it.each([
  ['Download CV', 'a4'],
  ['Download CV in US Letter', 'letter'],
] as const)('%s saves the file of that paper', (name, paper) => {
  render(<CvLink files={cvPapers.map((size) => cvFile(size, 'Ada'))} />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', cvFile(paper, 'Ada').path);
  expect(link).toHaveAttribute('download', cvFile(paper, 'Ada').name);
});
