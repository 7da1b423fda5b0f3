import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { TrustedHtml } from '@/components/ui/trusted-html';

const root = process.cwd();

/** Every source file of a folder, with its text. */
const sources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map(
      (file) => [`${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')] as const,
    );

const RAW_SINK =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;

it('shows HTML as the element and with the class that it is given', () => {
  const { container } = render(<TrustedHtml html="<b>a</b>" as="span" className="prose" />);
  expect(container.innerHTML).toBe('<span class="prose"><b>a</b></span>');
});

it('is the only place that puts text into the page as HTML', () => {
  const files = ['app', 'components', 'lib', 'data']
    .flatMap(sources)
    .filter(([, text]) => RAW_SINK.test(text))
    .map(([file]) => file);
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});
