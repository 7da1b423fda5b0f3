import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyText } from '@/components/contact/copy-text';

const show = () => {
  const user = userEvent.setup();
  render(<CopyText text="ada@ada.dev" icon="⧉" />);
  return { user, button: screen.getByRole('button', { name: /Copy the e-mail address$/ }) };
};

it('says nothing before it is used', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('copies the text and says so', async () => {
  const { user, button } = show();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('ada@ada.dev');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('selects the text where the browser does not let it copy', async () => {
  const { user, button } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(String(getSelection())).toBe('ada@ada.dev');
  expect(screen.getByRole('status')).toHaveTextContent('Selected: press Ctrl+C or ⌘C');
});
