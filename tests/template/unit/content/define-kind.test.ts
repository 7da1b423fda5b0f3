import path from 'node:path';
import { z } from 'zod';
import { defineKind } from '@/lib/content/define-kind';
import { checkBodies } from '@/lib/content/errors/content-files';
import { projectFolder } from '../../support/content-folder';

const files = { 'content/talks/gas.md': '---\ntitle: Gas\naliases: [/gas/]\n---\nNotes.\n' };

const kind = {
  folder: 'talks',
  route: '/talks/',
  schema: z.object({ title: z.string(), aliases: z.array(z.string()) }),
  toData: (talk: { title: string; aliases: string[] }) => talk,
  compare: () => 0,
};

const entriesOf = ({ readFiles }: Pick<ReturnType<typeof defineKind>, 'readFiles'>) =>
  readFiles({
    directory: path.join(projectFolder(files), 'content'),
    folders: [],
    today: '2024-01-01',
  }).entries;

it('entries of a kind with metadata have pages', () => {
  const metadata = ({ title }: { title: string }) => ({
    title,
    description: title,
    tags: [],
    inFeeds: false as const,
    inSitemap: true,
    inSearch: true,
  });
  expect(entriesOf(defineKind({ ...kind, metadata }))).toMatchObject([
    { path: '/talks/gas/', metadata: { title: 'Gas' } },
  ]);
});

it('others only stand in the list, where their earlier paths lead', () => {
  expect(entriesOf(defineKind(kind))).toMatchObject([
    { path: '/talks/', metadata: undefined, aliases: ['/gas/'] },
  ]);
});

it('the text of an entry without a page is an error', () => {
  expect(checkBodies({ entries: entriesOf(defineKind(kind)) })).toMatchObject([
    { severity: 'error', line: 5, message: expect.stringContaining('is on no page') },
  ]);
});
