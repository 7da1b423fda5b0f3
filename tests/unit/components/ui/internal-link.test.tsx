import { fireEvent, render, screen } from '@testing-library/react';
import type Link from 'next/link';
import type { ComponentProps } from 'react';
import { InternalLink } from '@/components/ui/internal-link';

/** Shows what Next is told about prefetching. */
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, scroll, href, children, ...props }: ComponentProps<typeof Link>) => {
    const { onClick, onMouseEnter, onFocus, onTouchStart } = props;
    const handlers = { onClick, onMouseEnter, onFocus, onTouchStart };
    return (
      <a
        href={String(href)}
        data-prefetch={String(prefetch)}
        data-scroll={String(scroll)}
        {...handlers}
      >
        {children}
      </a>
    );
  },
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

function showLink(props: Partial<ComponentProps<typeof InternalLink>> = {}) {
  render(
    <InternalLink href="/about/" {...props}>
      About
    </InternalLink>,
  );
  return screen.getByRole('link');
}

it.each(['mouseEnter', 'focus', 'touchStart'] as const)(
  'lets Next prefetch its page once the visitor means to open it: %s',
  (event) => {
    const link = showLink();
    expect(link).toHaveAttribute('data-prefetch', 'false');
    fireEvent[event](link);
    expect(link).toHaveAttribute('data-prefetch', 'null');
  },
);

it('never prefetches a page that does not exist', () => {
  const link = showLink({ exists: false });
  for (const event of ['mouseEnter', 'focus', 'touchStart'] as const) fireEvent[event](link);
  expect(link).toHaveAttribute('data-prefetch', 'false');
});

it('leaves scrolling to a hash to ScrollToHash', () => {
  expect(showLink({ href: '/#contact' })).toHaveAttribute('data-scroll', 'false');
});
