import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyableEmail } from '@/components/contact/copyable-email';
import { strings } from '@/data/strings';

const email = 'ada@example.com';

it.each([
  ['copies the address and says so', Promise.resolve(), strings.layout.copied, ''],
  ['selects the address where the clipboard is closed', undefined, strings.layout.selected, email],
])('%s', async (_, written, said, selection) => {
  const writeText = jest.fn(() => written ?? Promise.reject(new DOMException('Not allowed')));
  Object.assign(navigator, { clipboard: { writeText } });
  render(<CopyableEmail email={email} />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(writeText).toHaveBeenCalledWith(email);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(String(getSelection())).toBe(selection);
});
