import { act, fireEvent, render, screen } from '@testing-library/react';
import { RenderedMarkdown } from '@/components/ui/rendered-markdown';
import { strings } from '@/data/strings';
import { renderForBuild } from '../../../../site/support/markdown';

const { copied } = strings.layout;

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
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

it('copies code without removed lines and trailing spaces', async () => {
  await copy(
    'one  \n<span class="line diff remove">two</span>\n<span class="line diff add">three</span>\t\n  four\n',
  );
  expect(writeText).toHaveBeenCalledWith('one\nthree\n  four\n');
});

it.each([
  ['- a\n+ b\n  c', 'b\nc'],
  ['-a\n+b\n   c', 'b\n  c'],
  ['@@ -1 +1 @@\n-a\n+b', '@@ -1 +1 @@\n-a\n+b'],
])('copies a block of the language diff as the reader would use it: %j', async (code, expected) => {
  const { html } = await renderForBuild(`\`\`\`diff\n${code}\n\`\`\``);
  render(<RenderedMarkdown html={html} />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(writeText).toHaveBeenCalledWith(expected);
});

it('shows and announces for two seconds that the code was copied', async () => {
  const button = await copy('one');
  expect(button).toHaveTextContent(copied);
  expect(screen.getByRole('status')).toHaveTextContent(copied);
  act(() => void jest.advanceTimersByTime(2000));
  expect(button).toHaveTextContent(strings.markdown.copy);
});

it('shows it for two seconds after the last of two presses', async () => {
  const button = await copy('one');
  act(() => void jest.advanceTimersByTime(1500));
  await act(async () => void fireEvent.click(button));
  act(() => void jest.advanceTimersByTime(1500));
  expect(button).toHaveTextContent(copied);
});
