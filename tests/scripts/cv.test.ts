/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { career } from '@/data/career';
import { cvFile } from '@/data/cv-file';
import { owner } from '@/data/owner';
import { cvInput } from '@/scripts/cv/cv-input';
import { declarePdfUa } from '@/scripts/cv/declare-pdfua';
import type { PdfReading } from '../support/read-pdf';

/** Runs TypeScript outside Jest, which loads neither the compiler's ES module nor the reader's. */
const tsx = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
  });

const build = (out: string, env?: Record<string, string>) =>
  tsx(['scripts/build-cv.ts', '--out', out], env);

const read = async (file: string): Promise<PdfReading> =>
  JSON.parse((await tsx(['tests/support/read-pdf.ts', file])).stdout);

/** What a run that has to fail says. */
const failure = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'it did not fail',
    (error: { stderr: string }) => error.stderr,
  );

/** What expressions that use the modules of scripts/cv come to: the length of a PDF, or an error. */
async function evaluate<Name extends string>(expressions: Record<Name, string>) {
  const cases = Object.entries(expressions).map(([name, code]) => `${name}: () => ${code}`);
  const program = `
    const { renderCv } = await import('./scripts/cv/render-cv.ts');
    const { compileTypst } = await import('./scripts/cv/typst.ts');
    const { owner } = await import('./data/owner.ts');
    const { career } = await import('./data/career.ts');
    const results = {};
    for (const [name, run] of Object.entries({ ${cases.join()} })) {
      results[name] = await run().then(({ length }) => length, (error) => error.message);
    }
    console.log(JSON.stringify(results));`;
  const { stdout } = await tsx(['--input-type=module', '--eval', program]);
  return JSON.parse(stdout) as Record<Name, number | string>;
}

jest.setTimeout(180_000);

let folder: string;
let a4: PdfReading;
let letter: PdfReading;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cv-'));
  await build(folder);
  [a4, letter] = await Promise.all([
    read(join(folder, cvFile('a4').name)),
    read(join(folder, cvFile('letter').name)),
  ]);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the CV', () => {
  it('is one page on either paper, under the names that the pages link to', async () => {
    expect((await readdir(folder)).sort()).toEqual(
      [cvFile('a4').name, cvFile('letter').name].sort(),
    );
    expect(a4).toMatchObject({ pages: 1, size: [595, 842] });
    expect(letter).toMatchObject({ pages: 1, size: [612, 792] });
  });

  it('weighs less than 150 kB', async () => {
    for (const name of await readdir(folder)) {
      expect((await readFile(join(folder, name))).length).toBeLessThan(150_000);
    }
  });

  it('is the same file again in another run, place and time zone', async () => {
    const again = await mkdtemp(join(tmpdir(), 'cv-'));
    await build(again, { TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8' });
    for (const name of await readdir(folder)) {
      const [first, second] = await Promise.all(
        [folder, again].map((place) => readFile(join(place, name))),
      );
      expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
    }
    await rm(again, { recursive: true });
  });

  it.each(['a4', 'letter'] as const)('says everything, in reading order, on %s', (paper) => {
    const { text } = paper === 'a4' ? a4 : letter;
    const input = cvInput(owner, career, paper, owner.siteUrl);
    const expected = [
      input.name,
      input.role,
      input.location,
      ...input.contacts.flatMap((contact) => [contact.label, contact.text]),
      input.summary,
      'Experience',
      ...input.positions.flatMap(({ name, stays }) => [
        name,
        ...stays.flatMap(({ role, contract, period, points }) => [
          role,
          contract,
          period,
          ...points,
        ]),
      ]),
      'Projects',
      ...input.projects.flatMap(({ title, kind, period, line }) => [title, kind, period, line]),
      'Volunteering',
      ...input.volunteering.flatMap(({ role, milestones }) => [
        role,
        ...milestones.flatMap((milestone) => [milestone.text, milestone.date]),
      ]),
      'Skills',
      ...input.skillGroups.flatMap(({ label, skills }) => [
        label,
        ...skills.flatMap(({ name, years }) => [name, years]),
      ]),
      'Education',
      ...input.education.flatMap(({ title, period, detail }) => [title, period, detail]),
      'Languages',
      ...input.languages.flatMap(({ name, level }) => [name, level]),
    ];
    let from = 0;
    for (const words of expected) {
      const at = text.indexOf(words, from);
      if (at < 0) throw new Error(`"${words}" does not follow "${text.slice(from - 40, from)}"`);
      from = at + words.length;
    }
  });

  it('has live links: mail, site, profiles and project pages', () => {
    const { github, linkedin, twitter, calendly } = owner.profiles;
    expect(a4.links.slice(0, 6).map((link) => link.replace(/\/$/, ''))).toEqual([
      `mailto:${owner.email}`,
      github,
      linkedin,
      owner.siteUrl,
      twitter,
      calendly,
    ]);
    expect(a4.links.slice(6)).toEqual(
      career.projects.map(({ slug }) => `${owner.siteUrl}/${slug}/`),
    );
    expect(letter.links).toEqual(a4.links);
  });

  it('names its title, author and language, and its date comes from the career', () => {
    expect(a4.info).toMatchObject({
      Title: `${owner.name}, ${owner.role}: CV`,
      Author: owner.name,
      Language: 'en',
      CreationDate: `D:${career.updatedOn.replaceAll('-', '')}000000Z`,
      ModDate: `D:${career.updatedOn.replaceAll('-', '')}000000Z`,
    });
  });

  it('is tagged: one first-level heading, then sections, entries and lists', () => {
    expect(a4.marked).toBe(true);
    const count = (role: string) => a4.roles.filter((found) => found === role).length;
    expect(a4.roles.filter((role) => /^H\d$/.test(role))[0]).toBe('H1');
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(6);
    expect(count('H3')).toBe(
      career.positions.length + career.projects.length + career.volunteering.length,
    );
    expect(count('LI')).toBe(
      career.positions.flatMap(({ stays }) => stays.flatMap(({ points }) => points)).length,
    );
    expect(count('Link')).toBe(a4.links.length);
  });

  it('declares PDF/UA-1 and asks viewers to show its title', async () => {
    const pdf = await readFile(join(folder, cvFile('a4').name), 'latin1');
    expect(pdf).toMatch(/<pdfuaid:part [^>]*>1<\/pdfuaid:part>/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(a4.viewerPreferences).toMatchObject({ DisplayDocTitle: true });
  });
});

describe('a CV with other data', () => {
  let results: Awaited<ReturnType<typeof evaluate>>;

  beforeAll(async () => {
    results = await evaluate({
      accents: `renderCv('a4', { ...owner, name: 'Łucja Grøndahl' })`,
      korean: `renderCv('a4', { ...owner, name: '김민수' })`,
      disagreeing: `renderCv('a4', owner, { ...career, updatedOn: '2099-01-01' })`,
      badTemplate: `compileTypst('\\n#let x =', {}, [])`,
    });
  });

  it('sets accented names with the fonts of the site', () => {
    expect(results.accents).toBeGreaterThan(50_000);
  });

  it('names letters that no font has, and what to do', () => {
    expect(results.korean).toBe(
      'None of the CV\'s fonts has "김", "민", "수".\n' +
        '  Write the text in data/owner.ts or data/career.ts in Latin letters, or add a font that has them in scripts/cv/fonts.ts.',
    );
  });

  it('refuses a career that does not agree', () => {
    expect(results.disagreeing).toContain('data/career.ts: availability.goodUntil');
  });

  it('names the line and column of a mistake in the template', () => {
    expect(results.badTemplate).toBe(
      'The CV does not compile.\n  line 2, column 9: expected expression\n  Mend it in scripts/cv/template.typ.',
    );
  });

  it('leaves the availability out when the owner is not open to work', () => {
    const { availability, ...busy } = career;
    expect(availability).toBeDefined();
    expect(cvInput(owner, busy, 'a4', owner.siteUrl).availability).toBeNull();
  });
});

it('a site below a path is linked to with that path', () => {
  const input = cvInput(owner, career, 'a4', 'https://example.com/portfolio');
  expect(input.contacts.find(({ label }) => label === 'Site')).toEqual({
    label: 'Site',
    href: 'https://example.com/portfolio',
    text: 'example.com/portfolio',
  });
  expect(input.projects[0]?.href).toBe('https://example.com/portfolio/exchange/');
});

describe('mistakes', () => {
  it('in the arguments are told without a stack trace', async () => {
    const unknown = await failure(tsx(['scripts/build-cv.ts', '--output', folder]));
    expect(unknown).toContain("Unknown option '--output'");
    const noFolder = await failure(build('package.json'));
    expect(noFolder).toContain('--out DIR');
    expect(unknown + noFolder).not.toMatch(/^\s+at /m);
  });

  it('in the form of a PDF are told by the part that is missing', () => {
    expect(() => declarePdfUa(Buffer.from('%PDF-1.7'))).toThrow(/no trailer where Typst/);
  });
});
