import { render, screen } from '@testing-library/react';
import { TitledSection } from '@/components/ui/titled-section';

it('is a landmark with the name of its heading', () => {
  render(
    <TitledSection title="My Story" id="story" className="section">
      <p>Text</p>
    </TitledSection>,
  );
  const section = screen.getByRole('region', { name: 'My Story' });
  expect(section).toHaveAttribute('id', 'story');
  expect(section).toHaveClass('section');
  expect(section).toContainElement(screen.getByRole('heading', { level: 2, name: 'My Story' }));
  expect(section).toContainElement(screen.getByText('Text'));
});

it('names each of two sections by its own heading', () => {
  render(
    <>
      <TitledSection title="One">a</TitledSection>
      <TitledSection title="Two">b</TitledSection>
    </>,
  );
  expect(screen.getByRole('region', { name: 'One' })).toHaveTextContent('Onea');
  expect(screen.getByRole('region', { name: 'Two' })).toHaveTextContent('Twob');
});
