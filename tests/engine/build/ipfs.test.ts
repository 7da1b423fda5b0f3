/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportFiles } from '@/build/hosts/host-files';
import { filesIn } from '@/lib/files-in';
import { projectFolder, type Files } from '../../support/content-folder';
import { runNode } from '../../support/run-script';

/** Writes files as a CAR file, and reads them from it. */
async function writeAndRead(files: Files) {
  const folder = projectFolder(files);
  const file = join(projectFolder({}), 'site.car');
  const script = ['--import', 'tsx', 'tests/support/car-of.ts'];
  const { stdout } = await runNode([...script, folder, file], {});
  return {
    ...(JSON.parse(stdout) as { cid: string; root: string; files: Record<string, string> }),
    bytes: readFileSync(file),
    written: Object.fromEntries(
      filesIn(folder).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
    ),
  };
}

it('a folder has the CID that the specification of UnixFS gives for it', async () => {
  // https://specs.ipfs.tech/unixfs/#nested-directories
  const { cid, root } = await writeAndRead({
    'subdir/hello.txt': 'hello world\n',
    'subdir/ascii.txt': 'hello application/vnd.ipld.car\n',
  });
  expect(cid).toBe('bafybeietjm63oynimmv5yyqay33nui4y4wx6u3peezwetxgiwvfmelutzu');
  expect(root).toBe(cid);
});

it('a CAR file holds every file as it is: hidden, empty, equal and large ones too', async () => {
  const { files, written } = await writeAndRead({
    'index.html': '<p>Hello.</p>',
    'copy/index.html': '<p>Hello.</p>',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    '.nojekyll': '',
    'blog/ż ó.md': 'Text',
    'large.bin': Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251)),
  });
  expect(Object.keys(files)).toHaveLength(6);
  expect(files).toEqual(written);
});

it('a CAR file is the same whatever the order and the time in which the files were made', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index % 7}/${index}.txt`);
  const files = (list: string[]) => Object.fromEntries(list.map((name) => [name, `Text ${name}`]));
  const one = await writeAndRead(files(names));
  const other = await writeAndRead(files([...names].reverse()));
  expect(other.cid).toBe(one.cid);
  expect(other.bytes.equals(one.bytes)).toBe(true);
});

it('gateways show the 404 page for what is missing, and get no line that they do not know', () => {
  const site = { base: '', headers: {}, redirects: new Map([['/old/', '/new/']]) };
  expect(exportFiles(site, true)._redirects).toBe('/* /404.html 404\n');
  expect(exportFiles({ ...site, redirects: new Map() })._redirects).toBeUndefined();
});
