/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cvFile } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { cvInput } from '@/build/cv/cv-input';
import type { PdfReading } from '../support/read-pdf';
import { setOwner } from '../support/set-owner';
import { unmarkedContent } from '../support/unmarked-content';

const { owner, career } = site;

/** Runs TypeScript outside Jest, which loads neither the compiler's ES module nor the reader's. */
const tsx = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
  });

const build = (out: string, env?: Record<string, string>) =>
  tsx(['build/cv/build-cv.ts', '--out', out], env);

const read = async (file: string): Promise<PdfReading> =>
  JSON.parse((await tsx(['tests/support/read-pdf.ts', file])).stdout);

/** Evaluates expressions that use the modules of build/cv: each gives a text, or an error's message. */
async function evaluate<Name extends string>(expressions: Record<Name, string>) {
  const cases = Object.entries(expressions).map(([name, code]) => `${name}: () => ${code}`);
  const program = `
    const { renderCv } = await import('./build/cv/render-cv.ts');
    const { compileTypst } = await import('./build/cv/typst.ts');
    const { extractText } = await import('unpdf');
    const { site } = await import('./lib/site/index.ts');
    const { owner, career } = site;
    const { setOwner, unsetOwner } = await import('./tests/support/set-owner.ts');
    const textOf = ([pdf]) => extractText(new Uint8Array(pdf), { mergePages: true }).then(({ text }) => text);
    const results = {};
    for (const [name, run] of Object.entries({ ${cases.join()} })) {
      results[name] = await run().catch((error) => error.message);
    }
    console.log(JSON.stringify(results));`;
  const { stdout } = await tsx(['--input-type=module', '--eval', program]);
  return JSON.parse(stdout) as Record<Name, string>;
}

jest.setTimeout(180_000);

let folder: string;
let a4: PdfReading;
let letter: PdfReading;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cv-'));
  await build(folder);
  [a4, letter] = await Promise.all([
    read(join(folder, cvFile('a4', owner.name).name)),
    read(join(folder, cvFile('letter', owner.name).name)),
  ]);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the CV', () => {
  it('is two pages on either paper, under the names that the pages link to', async () => {
    expect((await readdir(folder)).sort()).toEqual(
      [cvFile('a4', owner.name).name, cvFile('letter', owner.name).name].sort(),
    );
    expect(a4).toMatchObject({ pages: 2, size: [595, 842] });
    expect(letter).toMatchObject({ pages: 2, size: [612, 792] });
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
    const input = cvInput(site, paper, owner.siteUrl);
    const expected = [
      input.name,
      input.role,
      input.location,
      ...input.contacts.map((contact) => contact.text),
      input.summary,
      'Skills',
      ...input.skillGroups.flatMap(({ label, skills }) => [
        label,
        ...skills.flatMap(({ name, years }) => [name, years]),
      ]),
      'Experience',
      ...input.positions.flatMap(({ name, stays }) => [
        name,
        ...stays.flatMap(({ role, contract, period, points }) => [
          period,
          role,
          contract,
          ...points,
        ]),
      ]),
      'Projects',
      ...input.projects.flatMap(({ title, kind, period, line }) => [title, period, kind, line]),
      'Volunteering',
      ...input.volunteering.flatMap(({ role, milestones }) => [
        role,
        ...milestones.flatMap((milestone) => [milestone.date, milestone.text]),
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

  it.each(['a4', 'letter'] as const)('stands on %s as it is read: in one column', (paper) => {
    for (const words of (paper === 'a4' ? a4 : letter).words) {
      // From top to bottom, and in a line from left to right: what programs without tags make of it.
      const placed = [...words].sort((a, b) => b.y - a.y || a.x - b.x);
      expect(placed.map(({ text }) => text)).toEqual(words.map(({ text }) => text));
      // A wider gap in a line would make two columns of it; the foot of the page is no text.
      const footer = Math.min(...words.map(({ y }) => y));
      const gaps = words.slice(1).flatMap((word, index) => {
        const before = words[index];
        return before?.y === word.y && word.y !== footer
          ? [(word.x - before.x - before.width) / word.size]
          : [];
      });
      expect(Math.max(...gaps)).toBeLessThan(0.7);
    }
  });

  it('has live links: the ways to reach the owner that are set, and project pages', () => {
    const { contacts } = cvInput(site, 'a4', owner.siteUrl);
    expect(a4.links.map(({ url }) => url.replace(/\/$/, ''))).toEqual([
      ...contacts.map(({ href }) => href.replace(/\/$/, '')),
      ...career.projects.map(({ slug }) => `${owner.siteUrl}/${slug}`),
    ]);
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
      [career.positions, career.projects, career.volunteering, career.education].flat().length,
    );
    expect(count('LI')).toBe(
      career.positions.flatMap(({ stays }) => stays.flatMap(({ points }) => points)).length,
    );
    expect(count('Link')).toBe(a4.links.length);
  });

  // What of the Matterhorn protocol a machine can decide: https://pdfa.org/resource/the-matterhorn-protocol/
  describe.each(['a4', 'letter'] as const)('on %s follows PDF/UA-1:', (paper) => {
    const reading = () => (paper === 'a4' ? a4 : letter);
    let pdf: Buffer;

    beforeAll(async () => {
      pdf = await readFile(join(folder, cvFile(paper, owner.name).name));
    });

    const count = (part: string | RegExp) => pdf.toString('latin1').split(part).length - 1;

    it('all that is painted is tagged or an artifact (01)', () => {
      expect(unmarkedContent(pdf)).toEqual({ streams: reading().pages, faults: [] });
    });

    it('it says so, and viewers show its title, which its metadata has (06, 07)', () => {
      expect(count(/<pdfuaid:part [^>]*>1<\/pdfuaid:part>/)).toBe(1);
      expect(reading().metadataTitle).toBe(`${owner.name}, ${owner.role}: CV`);
      expect(reading().info).toMatchObject({ Title: reading().metadataTitle });
      expect(reading().viewerPreferences).toMatchObject({ DisplayDocTitle: true });
    });

    it('headings begin with the first level and leave none out (14)', () => {
      const levels = reading().roles.flatMap((role) =>
        /^H\d$/.test(role) ? [Number(role[1])] : [],
      );
      expect(levels[0]).toBe(1);
      levels.slice(1).forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
      });
    });

    it('its tags are those of text, so that no figure or table wants a description (02, 13)', () => {
      const ofThePage = ['Root', 'Document', 'Div', 'P', 'Span', 'Link', 'L', 'LI', 'Lbl', 'LBody'];
      const others = reading().roles.filter((role) => !/^H\d$/.test(role));
      expect(ofThePage).toEqual(expect.arrayContaining(others));
    });

    it('each link is tagged and described, and tabs follow the tags (28)', () => {
      expect(count('/Subtype /Link')).toBe(reading().links.length);
      expect(count(/\/StructParent \d/)).toBe(reading().links.length);
      expect(reading().links.filter(({ description }) => !description)).toEqual([]);
      expect(count('/Tabs /S')).toBe(count('/Annots ['));
      expect(count('/Annots [')).toBeGreaterThan(0);
    });

    it('each font is embedded and tells what its glyphs mean (31)', () => {
      const fonts = count('/Subtype /Type0');
      expect(fonts).toBeGreaterThan(0);
      expect(count('/ToUnicode')).toBe(fonts);
      expect(count(/\/FontFile[23]/)).toBe(fonts);
    });
  });
});

describe('a CV with other data', () => {
  let results: Awaited<ReturnType<typeof evaluate>>;

  beforeAll(async () => {
    results = await evaluate({
      accents: `renderCv(['a4'], { ...site, owner: { ...owner, name: 'Łucja Grøndahl' } }).then(textOf)`,
      later: `renderCv(['a4'], { ...site, career: JSON.parse(JSON.stringify(career).replaceAll('2018-09', '2018-10')) }).then(textOf)`,
      set: `renderCv(['a4'], { ...site, owner: setOwner }).then(textOf)`,
      unset: `renderCv(['a4'], { ...site, owner: unsetOwner }).then(async (pdfs) => Buffer.from(pdfs[0]).toString('latin1') + await textOf(pdfs))`,
      korean: `renderCv(['a4'], { ...site, owner: { ...owner, name: '김민수' } })`,
      badTemplate: `compileTypst('\\n#let x =', [{}], [])`,
    });
  });

  it('sets accented names with the fonts of the site', () => {
    expect(results.accents).toContain('Łucja Grøndahl');
  });

  it('shows a date that is changed in the career', () => {
    expect(results.later).toMatch(/Oct–Dec 2018\s+Web development intern/);
  });

  it('shows the ways to reach the owner once they are set, and no placeholder', () => {
    const ways =
      /ada@ada\.dev · ada\.dev · calendly\.com\/ada\s+github\.com\/ada · linkedin\.com\/in\/ada-lovelace · x\.com\/ada_l/;
    expect(results.set).toMatch(ways);
    expect(results.unset).not.toMatch(
      /hello@|your-handle|\/URI \(https:\/\/portfolio\.example\.com\/?\)/,
    );
  });

  it('names letters that no font has', () => {
    expect(results.korean).toMatch(/"김", "민", "수"/);
  });

  it('names the line and column of an error in the template', () => {
    expect(results.badTemplate).toMatch(/template\.typ:2:9: /);
  });

  it('leaves the availability out when the owner is not open to work', () => {
    const { availability, ...busy } = career;
    expect(availability).toBeDefined();
    expect(cvInput({ ...site, career: busy }, 'a4', owner.siteUrl).availability).toBeNull();
  });
});

it('a site below a path is linked to with that path', () => {
  const input = cvInput({ ...site, owner: setOwner }, 'a4', 'https://ada.dev/portfolio');
  expect(input.contacts.find(({ label }) => label === 'Site')).toEqual({
    label: 'Site',
    href: 'https://ada.dev/portfolio',
    text: 'ada.dev/portfolio',
  });
  expect(input.projects[0]?.href).toBe('https://ada.dev/portfolio/exchange/');
});
