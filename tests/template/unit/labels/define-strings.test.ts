import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLabels, defineStrings } from '@/lib/labels/define-strings';
import { en } from '@/lib/labels/en';
import { fr } from '@/lib/labels/fr';
import { labelsToFill, stringsFile } from '@/scripts/new/labels';
import { copySite } from '../../support/site-copy';

const home = { claim: 'I build boats.', paragraphs: () => ['Since 2001.'] };

it('puts sentences and single labels of the owner over a pack', () => {
  const strings = defineStrings(fr, { home, search: { failures: { offline: 'Pas de réseau.' } } });
  expect(strings.home).toMatchObject({ ...home, greeting: fr.home.greeting });
  expect(strings.search.failures.offline).toBe('Pas de réseau.');
  expect(strings.search.failures.broken).toBe(fr.search.failures.broken);
  expect(strings.layout).toEqual(fr.layout);
  expect(fr.search.failures.offline).not.toBe('Pas de réseau.');
});

it('takes English for what a language without a pack lacks', () => {
  const labels = completeLabels(en, { layout: { menu: 'Meny' } });
  expect(labels.layout.menu).toBe('Meny');
  expect(labels.layout.skip).toBe(en.layout.skip);
});

describe('the compiler', () => {
  const copy = copySite();
  afterEach(copy.reset);

  /** What it prints about files of a site. */
  function compile(files: Record<string, string>): string {
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(path.join(copy.root, file), text);
    }
    const config = {
      extends: './tsconfig.json',
      files: Object.keys(files),
      include: ['**/*.d.ts'],
    };
    writeFileSync(path.join(copy.root, 'tsconfig.labels.json'), JSON.stringify(config));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/typescript-7/lib/tsc.js',
        '-p',
        'tsconfig.labels.json',
        '--incremental',
        'false',
      ],
      { cwd: copy.root, encoding: 'utf8' },
    );
    return stdout + stderr;
  }

  it.each([
    ["  search: { opn: 'Find' },", "'opn' does not exist"],
    ["  about: { story: () => 'My story' },", "not assignable to type 'string'"],
  ])('names the line of a wrong label: %s', (line, message) => {
    const strings = `import { defineStrings } from '@/lib/labels/define-strings';
import { en } from '@/lib/labels/en';
export const strings = defineStrings(en, {
  home: { claim: 'I build boats.', paragraphs: () => [] },
${line}
});
`;
    const output = compile({ 'data/strings.ts': strings });
    expect(output).toMatch(/^data\/strings\.ts\(5,/);
    expect(output).toContain(message);
  });

  it('names the line of a pack that lacks a label', () => {
    const pack = copy.read('lib/labels/fr.ts').replace(/^ +skip: .*\n/m, '');
    expect(compile({ 'lib/labels/fr.ts': pack })).toMatch(/^lib\/labels\/fr\.ts\(\d+,[^]*'skip'/);
  });

  it('accepts the files of a new language, also with all of its labels filled in', () => {
    const labels = labelsToFill('sv');
    const filled = labels.replaceAll(/^( *)\/\/ /gm, '$1');
    expect(labels).toContain('...formats.dates');
    expect(filled).toContain("skip: 'Skip to content'");
    expect(
      compile({
        'data/labels.ts': filled,
        'data/strings.ts': stringsFile('sv', false, ['about']),
      }),
    ).toBe('');
  });
});
