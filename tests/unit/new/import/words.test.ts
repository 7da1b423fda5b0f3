/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesIn } from '@/lib/files/files-in';
import { imported, wordsIn } from '../../../support/imported';

/** Words of markup, which nobody reads: names of fields, tags, attributes and their settings, and times. */
const markup = {
  hugo: `lastmod categories toc slug false 17T23 30 00 07 figure relref notice highlight hl lines class wide
    style color red`,
};

it.each(Object.entries(markup))(
  'brings or lists every word of the texts of %s',
  async (name, marks) => {
    const folder = `tests/fixtures/import/${name}`;
    const { report, files, read } = await imported(folder);
    const texts = filesIn(folder).filter((file) => /\.(md|mdx|markdown|html)$/.test(file));
    const written = texts.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const arrived = files().filter((file) => file.endsWith('.md'));
    const known = new Set(wordsIn([...arrived.map(read), report, marks].join('\n')));
    expect(wordsIn(written.join('\n')).filter((word) => !known.has(word))).toEqual([]);
  },
);
