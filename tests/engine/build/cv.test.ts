/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cvInput } from '@/build/cv/cv-input';
import { site as fixture } from '@/lib/site';
import { projectFolder } from '../../support/content-folder';
import type { CvOrder, PdfReading, RenderedCv } from '../../support/render-cvs';
import { unsetOwner } from '../../support/source';

const site = { ...fixture, projectPages: ['atlas'] };
const { owner, career } = site;

const full = {
  ...career,
  positions: Array.from({ length: 5 }, () => career.positions).flat(),
  volunteering: [
    {
      ...{ slug: 'choir', role: 'Treasurer', organisation: 'Choir' },
      ...{ start: '2020-02', end: '2022-11' },
      milestones: [{ date: '2021-04', text: 'A concert' }, { text: 'Songs for 9 to 13 voices' }],
    },
  ],
  availability: { openTo: 'one atlas', from: '2025-06', goodUntil: '2025-12-31' },
};

/** As long as a page, but for the languages. */
const long = {
  ...career,
  positions: career.positions.map((position, index) => ({
    ...position,
    stays: position.stays.map((stay) => ({
      ...stay,
      points: index === 0 ? Array.from({ length: 7 }, () => 'Bindings') : stay.points,
    })),
  })),
};

const bare = {
  ...career,
  positions: career.positions.map((position) => ({
    ...position,
    stays: position.stays.map((stay) => ({ ...stay, contract: undefined })),
  })),
  education: career.education.map((entry) => ({ ...entry, detail: undefined })),
};

const notoSans = { package: '@fontsource/noto-sans', weights: [700] };

const orders = {
  a4: { paper: 'a4', site },
  letter: { paper: 'letter', site },
  full: {
    paper: 'letter',
    site: {
      ...{ ...site, settings: { ...site.settings, language: 'es-AR' }, career: full },
      theme: { ...site.theme, fonts: { ...site.theme.fonts, display: notoSans } },
      owner: { ...owner, bookingUrl: 'https://calls.test/ines' },
    },
  },
  long: { paper: 'letter', site: { ...site, career: long } },
  bare: { paper: 'a4', site: { ...site, projectPages: [], career: bare, owner: unsetOwner } },
  badTemplate: { template: '\n#let x =' },
} as const satisfies Record<string, CvOrder>;

type Name = keyof typeof orders;

const tsx = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
  }).toString();

let results: Record<Name, RenderedCv>;

beforeAll(() => {
  const folder = projectFolder({ 'orders.json': JSON.stringify(orders) });
  const printed = tsx(['tests/support/render-cvs.ts', join(folder, 'orders.json')]);
  results = JSON.parse(printed) as typeof results;
});

function cv(name: Name): { pdf: Buffer; reading: PdfReading } {
  const { error, ...found } = results[name];
  if (!('pdf' in found)) throw new Error(error);
  return { pdf: Buffer.from(found.pdf, 'base64'), reading: found.reading };
}

const documents = ['a4', 'letter', 'full'] as const;

it('the CV is on either paper, on as many pages as it needs', () => {
  expect(cv('a4').reading).toMatchObject({ pages: 1, size: [595, 842] });
  expect(cv('letter').reading).toMatchObject({ pages: 1, size: [612, 792] });
  expect(cv('full').reading.pages).toBeGreaterThan(1);
});

it('the CV is the same file in another run, place and time zone, under the name that pages link to', () => {
  const folder = projectFolder({});
  tsx(['build/cv/build-cv.ts', '--out', folder], { TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8' });
  const names = { a4: 'ines-luczak-cv.pdf', letter: 'ines-luczak-cv-letter.pdf' };
  for (const paper of ['a4', 'letter'] as const) {
    const again = readFileSync(join(folder, names[paper]));
    expect(again.equals(cv(paper).pdf)).toBe(true);
    expect(again.length).toBeLessThan(150_000);
  }
});

describe.each(documents)('%s', (name) => {
  const input = () => {
    const { paper, site } = orders[name];
    return cvInput(site, paper, owner.siteUrl);
  };

  it('has everything, in reading order', () => {
    const { text } = cv(name).reading;
    const { headings, availability, ...data } = input();
    const expected = [
      ...[data.name, data.role, data.location],
      ...(availability ? [availability.label, availability.text] : []),
      ...data.contacts.map((contact) => contact.text),
      ...[data.summary, headings.skills],
      ...data.skillGroups.flatMap(({ label, skills }) => [
        label,
        ...skills.flatMap((skill) => [skill.name, skill.years]),
      ]),
      headings.experience,
      ...data.positions.flatMap((position) => [
        position.name,
        ...position.stays.flatMap(({ role, contract, period, points }) => [
          ...[period, role, contract ?? '', ...points],
        ]),
      ]),
      headings.projects,
      ...data.projects.flatMap(({ title, kind, period, line }) => [title, period, kind, line]),
      ...(data.volunteering.length > 0 ? [headings.volunteering] : []),
      ...data.volunteering.flatMap(({ role, period, milestones }) => [
        ...[role, period ?? ''],
        ...milestones.flatMap((milestone) => [milestone.date ?? '', milestone.text]),
      ]),
      headings.education,
      ...data.education.flatMap(({ title, period, detail }) => [title, period, detail ?? '']),
      headings.languages,
      ...data.languages.flatMap((language) => [language.name, language.level]),
    ];
    let from = 0;
    for (const words of expected) {
      const at = text.indexOf(words, from);
      if (at < 0) throw new Error(`"${words}" does not follow "${text.slice(from - 40, from)}"`);
      from = at + words.length;
    }
  });

  it('stands as it is read: in one column', () => {
    for (const words of cv(name).reading.words) {
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
      expect(Math.max(...gaps)).toBeLessThan(0.75);
    }
  });

  it('links to the owner and to the pages of projects', () => {
    const { contacts, projects } = input();
    const expected = [...contacts, ...projects].map(({ href }) => href?.replace(/\/$/, ''));
    expect(cv(name).reading.links.map(({ url }) => url.replace(/\/$/, ''))).toEqual(expected);
  });

  it('names its title, author and language, and has the date of the career', () => {
    expect(cv(name).reading.info).toMatchObject({
      ...{ Title: 'The papers of Inés Łuczak, Bookbinder', Author: 'Inés Łuczak' },
      Language: orders[name].site.settings.language,
      ...{ CreationDate: 'D:20250301000000Z', ModDate: 'D:20250301000000Z' },
    });
  });

  describe('is tagged for screen readers:', () => {
    const levels = () =>
      cv(name).reading.roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role[1])] : []));

    it('headings begin with the only one of the first level, and skip none', () => {
      expect(levels().filter((level) => level === 1)).toEqual(levels().slice(0, 1));
      levels().forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels()[index - 1] ?? 0) + 1);
      });
    });

    it('each entry has a heading, each point is in a list, and nothing needs a description', () => {
      const { positions, projects, volunteering, education } = input();
      const { roles } = cv(name).reading;
      const entries = [positions, projects, volunteering, education].flat();
      expect(levels().filter((level) => level === 3)).toHaveLength(entries.length);
      const points = [
        ...positions.flatMap(({ stays }) => stays.flatMap((stay) => stay.points)),
        ...volunteering.flatMap(({ milestones }) => milestones.filter(({ date }) => !date)),
      ];
      expect(roles.filter((role) => role === 'LI')).toHaveLength(points.length);
      const ofText = ['Root', 'Document', 'Div', 'P', 'Span', 'Link', 'L', 'LI', 'Lbl', 'LBody'];
      expect(roles.filter((role) => !/^H\d$/.test(role) && !ofText.includes(role))).toEqual([]);
    });

    it('each link is described', () => {
      expect(cv(name).reading.links.filter(({ description }) => !description)).toEqual([]);
    });
  });
});

it('the CV begins no second page for what has room with narrower gaps', () => {
  expect(cv('long').reading.pages).toBe(1);
});

it('the CV writes the ways to reach the owner as they are read on paper', () => {
  const { contacts, projects } = cvInput(orders.full.site, 'a4', 'https://ines-luczak.test/books');
  expect(contacts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['Mail: post@ines-luczak.test', 'Site: ines-luczak.test/books'],
    ...['Appointments: calls.test/ines', 'Mastodon: craft.test/@ines'],
  ]);
  expect(projects[0]?.href).toBe('https://ines-luczak.test/books/atlas/');
});

it('the CV has no part without an entry', () => {
  expect(cv('a4').reading.text).not.toMatch(/Gave time to|Taking orders|Appointments/);
});

it('the CV has what has no page, no contract and no detail, and no placeholder', () => {
  const { text, links } = cv('bare').reading;
  for (const { role } of career.positions.flatMap(({ stays }) => stays)) {
    expect(text).toContain(role);
  }
  for (const { title } of [...career.projects, ...career.education]) expect(text).toContain(title);
  expect(text).not.toMatch(/hello@|your-handle/);
  expect(links).toEqual([]);
});

it('the CV names the place of an error in the template', () => {
  expect(results.badTemplate.error).toMatch(/template\.typ:2:9: /);
});
