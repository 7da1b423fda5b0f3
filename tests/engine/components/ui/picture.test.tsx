import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';

const measures = { src: '/images/a.jpg', width: 1600, height: 900 };

it('offers newer formats first, with how wide the picture is shown, and keeps its place', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/pictures/1-400.avif 400w, /pictures/1-800.avif 800w' },
    { type: 'image/webp', srcSet: '/pictures/1-400.webp 400w, /pictures/1-800.webp 800w' },
  ];
  render(<Picture picture={{ ...measures, sources }} sizes="70vw" alt="A" loading="lazy" />);
  const image = screen.getByRole('img', { name: 'A' });
  for (const [name, value] of Object.entries(measures)) {
    expect(image).toHaveAttribute(name, String(value));
  }
  expect(image).toHaveAttribute('loading', 'lazy');
  const [avif, webp] = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  expect(avif).toHaveAttribute('srcset', sources[0]?.srcSet);
  expect([avif?.type, avif?.sizes]).toEqual(['image/avif', '70vw']);
  expect(webp?.type).toBe('image/webp');
});

it('shows a drawing as it is', () => {
  const { container } = render(
    <Picture picture={{ ...measures, sources: [] }} sizes="70vw" alt="A" />,
  );
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/images/a.jpg');
  expect(container.querySelector('picture')).toBeNull();
});
