import { render, screen } from '@testing-library/react';
import { Testimonial } from '@/components/projects/testimonial';
import { Testimonials } from '@/components/projects/testimonials';
import { installMatchMedia } from '../../../support/match-media';

const testimonial = {
  referent: 'Ada',
  referentRole: 'CTO at Conity',
  testimonialText: 'Good <b>work</b>.',
  referentPictureUrl: '/images/referent.svg',
  picture: { src: '/images/referent.svg', width: 96, height: 96, sources: [] },
  sample: false,
};

it('says who says what', () => {
  render(<Testimonial testimonial={testimonial} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Ada');
  expect(figure).toHaveTextContent('CTO at Conity');
  expect(screen.getByRole('blockquote')).toHaveTextContent('Good <b>work</b>.');
  expect(figure.querySelector('img')).toHaveAttribute('src', '/images/referent.svg');
});

it('says that a sample is one, and the mark goes with the flag', () => {
  const { rerender } = render(<Testimonial testimonial={{ ...testimonial, sample: true }} />);
  expect(screen.getByText('Sample')).toBeVisible();
  rerender(<Testimonial testimonial={testimonial} />);
  expect(screen.queryByText('Sample')).toBeNull();
});

it('leads to the profile of the person, where there is one', () => {
  const linkedInUrl = 'https://www.linkedin.com/in/ada';
  const { rerender } = render(<Testimonial testimonial={{ ...testimonial, linkedInUrl }} />);
  expect(screen.getByRole('link', { name: /^Ada/ })).toHaveAttribute('href', linkedInUrl);
  rerender(<Testimonial testimonial={testimonial} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('the section is left out where there are none', () => {
  installMatchMedia();
  const { container } = render(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
