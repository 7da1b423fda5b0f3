import { act, fireEvent, render, screen } from '@testing-library/react';
import { RenderedMarkdown } from '@/components/ui/rendered-markdown';
import { LightboxProvider } from '@/components/ui/lightbox-provider';
import { strings } from '@/data/strings';

const { copied, selected } = strings.layout;

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
  Element.prototype.scrollIntoView = () => undefined;
  writeText.mockReset().mockResolvedValue();
});

const block = (code: string) =>
  `<figure class="code"><button type="button" class="copy-code">${strings.markdown.copy}</button><pre><code>${code}</code></pre></figure>`;

/** Renders a block of code and presses its button. */
async function copy(code: string) {
  render(<RenderedMarkdown html={block(code)} />);
  const button = screen.getByRole('button');
  await act(async () => void fireEvent.click(button));
  return button;
}

it('copies code as the reader would run it: no removed lines, no trailing spaces', async () => {
  await copy(
    'one  \n<span class="removed">two</span>\n<span class="diff remove">three</span>\n<span class="added">four</span>\t\n  five\n',
  );
  expect(writeText).toHaveBeenCalledWith('one\nfour\n  five\n');
});

it('says for two seconds that the code has been copied, also to screen readers', async () => {
  const button = await copy('one');
  expect(button).toHaveTextContent(copied);
  expect(screen.getByRole('status')).toHaveTextContent(copied);
  act(() => void jest.advanceTimersByTime(2000));
  expect(button).toHaveTextContent(strings.markdown.copy);
});

it('selects the code where the clipboard is closed', async () => {
  writeText.mockRejectedValue(new DOMException('Not allowed'));
  const button = await copy('one');
  expect(button).toHaveTextContent(selected);
  expect(String(getSelection())).toBe('one');
});

it('opens its images in the lightbox', () => {
  render(
    <LightboxProvider>
      <RenderedMarkdown html='<a href="/a.png" class="lightbox-link"><img src="/a.png" alt="A"></a><p>Words</p>' />
    </LightboxProvider>,
  );
  fireEvent.click(screen.getByText('Words'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('img', { name: 'A' }));
  expect(screen.getByRole('dialog', { name: strings.lightbox.label })).toBeVisible();
});
