import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DRAWER_ID } from '@/components/layout/drawer-toggle';
import { renderMarkdown } from '@/lib/markdown/render';
import { fragment } from '../../../support/html';

const root = process.cwd();

/** Ids that the sources of a folder write out. */
const idsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/\bid="([^"]+)"/g),
    ])
    .map(([, id = '']) => id);

// An id that stands twice breaks links to it, labels and landmarks. When this fails for an id that
// is new in components/, add it to `pageIds` in lib/markdown/rehype-headings.ts.
it.each([...new Set([...idsIn('app'), ...idsIn('components'), DRAWER_ID])])(
  'a heading does not take the id of a part of the page: %s',
  (id) => {
    const heading = fragment(renderMarkdown(`## ${id}`)).querySelector('h2');
    expect(heading?.id).toBe(`${id}-1`);
  },
);
