import { loadContent } from '@/lib/content/load';
import {
  checkLanguages,
  checkOriginals,
  compareResumes,
  missingLabels,
  untranslated,
  checkSources,
  sameSentences,
} from '@/scripts/check/languages';
import { sourceFingerprint } from '@/scripts/shared/source-fingerprint';
import { post, projectFolder } from '../../support/content-folder';

const today = '2026-01-31';

/** The entries of a folder with content. */
function entriesOf(files: Record<string, string>) {
  const written = Object.entries(files).map(([name, text]) => [`content/${name}`, text] as const);
  const root = projectFolder(Object.fromEntries(written));
  return loadContent({ directory: `${root}/content`, today }).entries;
}

it('warns of sentences that are not translated, but not of short labels', () => {
  const main = { more: 'Show more', start: 'Type to search the site' };
  expect(sameSentences('strings.ts', main, { ...main }, {})).toMatchObject([
    {
      severity: 'warning',
      message: "start: still the text of data/strings.ts: 'Type to search the site'",
    },
  ]);
  expect(
    sameSentences('strings.ts', main, { ...main, start: 'Écrivez pour chercher' }, {}),
  ).toEqual([]);
  // Labels that the language lacks are English.
  expect(sameSentences('strings.ts', main, main, { begin: main.start })).toEqual([]);
});

it('reports dates and entries of the résumé that differ, and sentences that do not', () => {
  const main = {
    basics: { summary: 'I build bridges of stone.' },
    work: [{ name: 'Stone', startDate: '2020-01', endDate: '2022-02' }],
    awards: [{ title: 'Golden trowel' }],
  };
  const translated = {
    ...main,
    work: [{ name: 'Stone', startDate: '2020-01', endDate: '2022-03' }],
    awards: [],
  };
  expect(compareResumes(main, translated).map(({ message }) => message)).toEqual([
    'awards: 0 of 1 entries of data/resume.json',
    'work[0].endDate: 2022-03, but 2022-02 in data/resume.json',
    'basics.summary: still the text of data/resume.json',
  ]);
});

it('tells when sentences of data/ have changed since they were translated', () => {
  const now = { 'resume.json': 'b', 'strings.ts': 'c' };
  expect(checkSources({ ...now, 'resume.json': 'a' }, now)).toMatchObject([
    {
      message: expect.stringContaining('sentences of data/resume.json have changed since'),
      fix: "compare them, then write 'resume.json': 'b'",
    },
  ]);
  expect(checkSources(undefined, now)).toEqual([]);
});

describe('texts', () => {
  const original = post({ title: 'Gas' }, 'What it costs.');
  const main = entriesOf({ 'blog/gas.md': original, 'blog/wei.md': post({ title: 'Wei' }) });
  const messagesFor = (
    file: string,
    fields: Record<string, unknown>,
    text = 'Ce que cela coûte.',
  ) =>
    checkOriginals(main, entriesOf({ [file]: post(fields, text) })).map(({ message, fix = '' }) =>
      `${message} ${fix}`.trim(),
    );

  it('may be written for one language alone, or translate another text', () => {
    expect(messagesFor('blog/gaz.md', {})).toEqual([]);
    expect(messagesFor('blog/gaz.md', { translationOf: 'gas' })).toEqual([]);
    expect(messagesFor('blog/gas.md', { source: sourceFingerprint(original, 'blog') })).toEqual([]);
  });

  it('must not translate a text that does not exist', () => {
    const [message] = messagesFor('blog/gaz.md', { translationOf: 'gass' });
    expect(message).toBe('translationOf: content/blog/gass.md does not exist');
  });

  it('must be the only translation of a text', () => {
    const french = entriesOf({
      'blog/gas.md': post({}, 'Ce que cela coûte.'),
      'blog/gaz.md': post({ translationOf: 'gas' }, 'Ce que coûte le gaz.'),
    });
    expect(checkOriginals(main, french).map(({ message }) => message)).toEqual([
      expect.stringMatching(/gas\.md has a translation already: .*ga[sz]\.md$/),
    ]);
  });

  it('tells when the original has changed since, or is not translated at all', () => {
    expect(messagesFor('blog/gas.md', { source: 'before' })[0]).toMatch(
      new RegExp(
        `gas\\.md has changed since compare them, then write source: ${sourceFingerprint(original, 'blog')}$`,
      ),
    );
    expect(messagesFor('blog/gas.md', {}, 'What it costs.')[0]).toMatch(
      /^still the text of .*gas\.md$/,
    );
  });

  it('tells when a sentence of the front matter has changed, but not when the day has', () => {
    const sources = [{}, { preview: 'Cheaper now...' }, { date: '02-01-2024' }].map((fields) =>
      sourceFingerprint(post({ title: 'Gas', ...fields }, 'What it costs.'), 'blog'),
    );
    expect(sources.map((source) => source === sources[0])).toEqual([true, false, true]);
  });

  it('lists what is not translated', () => {
    const french = entriesOf({ 'blog/gaz.md': post({ translationOf: 'gas' }) });
    expect(untranslated(main, french)).toEqual([expect.stringMatching(/blog\/wei\.md$/)]);
  });
});

it.each([
  ['fr', undefined],
  ['pt-BR', undefined],
  ['zh-hans', 'such as zh-Hans'],
  ['fr_FR', 'such as fr-FR'],
  ['en', 'main language'],
])('a folder named %s: %s', (name, message) => {
  const [found] = checkLanguages([name], 'en');
  if (message) expect(found?.message).toContain(message);
  else expect(found).toBeUndefined();
});

it('lists the labels that a language lacks', () => {
  const all = { search: { label: 'Search', failures: { offline: 'You are offline.' } }, blog: {} };
  expect(missingLabels(all, {})).toEqual(['search: label, failures.offline']);
  expect(missingLabels(all, { search: { label: '検索' } })).toEqual(['search: failures.offline']);
  expect(missingLabels(all, all)).toEqual([]);
});
