/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { strings, type Strings } from '@/data/strings';
import { mainStrings, translatedStrings } from '@/scripts/new/language-strings';

const languages = readdirSync('scripts/new/languages').map((file) => file.replace('.ts', ''));

describe.each(languages)('%s', (language) => {
  let labels: Strings;

  beforeAll(async () => {
    ({ strings: labels } = (await import(`@/scripts/new/languages/${language}`)) as {
      strings: Strings;
    });
  });

  it('has no English label of several words', () => {
    const english = new Set(textsIn(strings).filter((text) => text.split(' ').length > 2));
    expect(textsIn(labels).filter((text) => english.has(text))).toEqual([]);
  });

  it('has the form of a word for every number', () => {
    const counted = [0, 1, 2, 5, 21].map((count) => labels.blog.count(count));
    expect(counted).toMatchSnapshot();
  });

  it('begins a site with labels in that language, and the owner’s sentences to write', () => {
    const source = mainStrings(language, { hasBlog: true });
    expect(source).toContain(`skip: '${labels.layout.skip.replaceAll("'", "\\'")}'`);
    expect(source).toMatch(/support: 'To write: /);
    expect(source).not.toMatch(/\{(summary|story|topics|blogIntro)?\}[\p{L},]/u);
  });
});

it('marks every label of a language that does not ship as one to write', () => {
  const source = translatedStrings('sv', { hasBlog: true });
  expect(source).toContain("skip: 'To write: Skip to content'");
  expect(source).toContain("plural(count, 'To write: result', 'To write: results')");
  expect(source).toContain("new Intl.PluralRules('sv')");
  expect(source).toContain('"okt."');
});

it('takes the summary of the résumé as the first paragraphs', () => {
  const source = mainStrings('en', { hasBlog: false, summary: 'I build boats.\nAnd sails.' });
  expect(source).toContain('paragraphs: ["I build boats.","And sails."]');
  expect(source).not.toMatch(/what I write about/);
});

/** The texts of labels without values. */
const textsIn = (labels: unknown): string[] =>
  typeof labels === 'string'
    ? [labels]
    : typeof labels === 'object' && labels !== null
      ? Object.values(labels).flatMap(textsIn)
      : [];
