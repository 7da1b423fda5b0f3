import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fields of the front matter; `undefined` omits a field. */
type Fields = Record<string, unknown>;

const folders: string[] = [];

/** Contents of files by path, such as `content/blog/a.md`. */
export type Files = Record<string, string | Buffer>;

/**
 * Creates a folder for one test. It is removed after the last test of the file.
 * @returns the folder's path
 */
export function projectFolder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(root);
  return addFiles(root, files);
}

function addFiles(root: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The text of a content file. Fields are written as JSON, which is valid YAML. */
function contentFile(fields: Fields, body = ''): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** The file of a valid post. */
export const post = (fields: Fields = {}, body = 'Hello.') =>
  contentFile({ title: 'A post', date: '01-12-2023', preview: 'In short...', ...fields }, body);

/** The file of a valid project with {@link heroImage}. */
export const project = (fields: Fields = {}, body = 'Hello.') =>
  contentFile(
    {
      title: 'A project',
      subtitle: 'What it is',
      projectType: 'personal',
      kind: 'internship',
      period: 2023,
      order: 1,
      pictureUrl: '/images/a.svg',
      imageAlt: 'A drawing',
      colors: ['#112233', '#445566'],
      tags: ['Web'],
      role: 'Developer',
      contextDescription: 'It began.',
      responsibilities: ['Build it'],
      ...fields,
    },
    body,
  );

/** The image of {@link project}. */
export const heroImage = {
  'public/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"/>',
};
