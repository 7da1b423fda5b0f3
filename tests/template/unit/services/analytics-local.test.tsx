import { act, render } from '@testing-library/react';
import { Analytics } from '@/components/services/analytics';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

it('visits of a local server are not counted', async () => {
  expect(location.hostname).toBe('localhost');
  render(<Analytics src="https://site.example/count.js" attributes={{}} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
