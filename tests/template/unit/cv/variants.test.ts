import { allCvFiles, cvFiles, variantResumeName } from '@/lib/cv/cv-files';
import type { CvVariant } from '@/lib/schema';
import { describeTooLong } from '@/scripts/cv/cv-length';
import { cvText } from '@/scripts/cv/cv-text';
import { makeCvs } from '@/scripts/cv/make-cvs';
import { variantSource } from '@/scripts/cv/variant';
import { cvSource } from '../../support/resumes';

const sailor = cvSource(
  {
    basics: { name: 'Ada Byron', label: 'Sailor', summary: 'At sea since 2010.' },
    work: [
      {
        name: 'Ferry',
        position: 'Captain',
        startDate: '2018',
        summary: 'Three ferries.',
        highlights: ['No passenger lost', 'On time', 'A crew of 20'],
      },
      {
        name: 'Yard',
        position: 'Welder',
        startDate: '2012',
        endDate: '2018',
        highlights: ['Keels', 'Hulls'],
      },
      { name: 'Yard', position: 'Apprentice', startDate: '2010', endDate: '2012' },
    ],
    projects: [
      { name: 'Dinghy', keywords: ['Wood', 'Sails'], description: 'A boat.' },
      { name: 'Tug', keywords: ['Steel'], description: 'Another boat.' },
    ],
    skills: [
      { name: 'Sailing', keywords: ['Sails', 'Charts'] },
      { name: 'Building', keywords: ['Wood', 'Steel', 'Paint', 'Tar'] },
    ],
    certificates: [{ name: 'Skipper' }, { name: 'Radio' }],
  },
  { cvPaper: 'a4' },
);

/** The text of the variant with these fields. */
const textOf = (fields: Partial<CvVariant>) =>
  cvText(variantSource(sailor, { name: 'a', label: 'A', ...fields }));

/** Some words, in the order in which a text has them. */
const inOrder = (text: string, ...words: string[]) =>
  words.filter((word) => text.includes(word)).sort((a, b) => text.indexOf(a) - text.indexOf(b));

describe('a variant', () => {
  it('that mentions nothing is the CV', () => {
    expect(textOf({})).toBe(cvText(sailor));
  });

  it('has its own label and summary', () => {
    const text = textOf({ basics: { label: 'Shipwright', summary: 'I build boats.' } });
    expect(text).toMatch(/^Ada Byron\nShipwright\n[^]*I build boats\./);
    expect(text).not.toContain('At sea since 2010.');
  });

  it('shows its sections in its order, and no others', () => {
    const text = textOf({ sections: ['skills', 'projects'] });
    expect(inOrder(text, 'PROJECTS', 'SKILLS', 'EXPERIENCE')).toEqual(['SKILLS', 'PROJECTS']);
  });

  it('begins with entries by name or keyword', () => {
    const text = textOf({ first: ['Radio', 'Steel', 'Yard'] });
    expect(inOrder(text, 'Ferry', 'Yard')).toEqual(['Yard', 'Ferry']);
    expect(inOrder(text, 'Dinghy', 'Tug')).toEqual(['Tug', 'Dinghy']);
    expect(inOrder(text, 'Skipper', 'Radio')).toEqual(['Radio', 'Skipper']);
    expect(text).toMatch(/Building: Steel, Wood[^]*Sailing: /);
  });

  it('leaves out entries by name or keyword, and of a group of skills that keyword', () => {
    const text = textOf({ leaveOut: ['Wood', 'Welder', 'Sailing'] });
    expect(text).not.toMatch(/Dinghy|Welder|Charts|Wood/);
    expect(text).toMatch(/Building: Steel, Paint, Tar\n[^]*Skipper/);
    expect(text).toContain('Apprentice');
  });

  it('leaves out one of several positions at an employer by its start', () => {
    expect(textOf({ leaveOut: ['Yard 2012'] })).not.toContain('Welder');
    expect(textOf({ leaveOut: ['Yard 2012'] })).toContain('Apprentice');
  });

  it('shortens entries to their line, and groups of skills to three', () => {
    const text = textOf({ shorten: ['Captain', 'Tug', 'Building'] });
    expect(text).toContain('Captain, Ferry');
    expect(text).toContain('Building: Wood, Steel, Paint\n');
    expect(text).not.toMatch(/Three ferries|No passenger lost|Another boat/);
  });

  it('limits highlights, for all positions or by name', () => {
    expect(textOf({ highlights: 1 })).not.toMatch(/On time|Hulls/);
    expect(textOf({ highlights: { Ferry: 2 } })).toMatch(/On time[^]*Hulls/);
    expect(textOf({ highlights: { Ferry: 2 } })).not.toContain('A crew of 20');
  });
});

it('that is too long for its pages says by how much, and what would help', async () => {
  const highlights = Array.from({ length: 12 }, (_, index) => `Voyage ${index} to Valparaíso`);
  const work = ['Brig', 'Barque', 'Sloop', 'Ketch', 'Yawl', 'Cutter', 'Pram'].map((name) => ({
    name,
    position: 'Captain',
    highlights: name === 'Pram' ? ['Once round the harbour'] : highlights,
  }));
  const captain = cvSource({ basics: { name: 'Ada' }, work });
  const onePage = { name: 'sea', label: 'Sea', pages: 1 } as const;
  const lines = (await describeTooLong(captain, onePage))?.split('\n') ?? [];
  const [, tooLong] = /^sea is (\d+) mm too long for 1 page on US Letter: it has 2$/.exec(
    lines[0]!,
  )!;
  expect(lines[1]).toMatch(/^highlights would save: 1 \d+ mm, 2 \d+ mm, 3 \d+ mm, 4 \d+ mm$/);
  expect(lines[2]).toMatch(/^sections without would save: work \d+ mm$/);
  const [, shortened] = /^shorten would save: Brig (\d+) mm, .*, Pram \d+ mm$/.exec(lines[3]!)!;
  const [, leftOut] = /^leaveOut would save: Brig (\d+) mm, .*, Pram \d+ mm$/.exec(lines[4]!)!;
  expect(Number(leftOut)).toBeGreaterThan(Number(shortened));
  // Enough entries that are left out make it fit.
  const some = work.slice(0, Math.ceil(Number(tooLong) / Number(leftOut))).map(({ name }) => name);
  expect(await describeTooLong(captain, { ...onePage, leaveOut: some.slice(1) })).toBeDefined();
  expect(await describeTooLong(captain, { ...onePage, leaveOut: some })).toBeUndefined();
}, 120_000);

describe('files', () => {
  it('are named by owner, variant and paper', () => {
    expect(allCvFiles(sailor, 'front-end').map(({ name }) => name)).toEqual([
      'ada-byron-cv-front-end.pdf',
      'ada-byron-cv-front-end-letter.pdf',
      'ada-byron-cv-front-end.docx',
    ]);
    expect(variantResumeName('front-end')).toBe('resume-front-end.json');
    const filesWith = (settings: object) =>
      cvFiles({ ...sailor, settings: { ...sailor.settings, ...settings } });
    expect(filesWith({ cvPaper: undefined })).toEqual([]);
    expect(filesWith({ cvWord: false }).map(({ format }) => format)).toEqual(['a4', 'letter']);
  });

  it('spell umlauts as the language of the site does', () => {
    const facts = { owner: { name: 'Jörg Wüstenhöfer' } };
    const nameIn = (language: string) =>
      allCvFiles({ ...facts, settings: { cvPaper: 'a4', language } })[0]?.name;
    expect(nameIn('de')).toBe('joerg-wuestenhoefer-cv.pdf');
    expect(nameIn('en')).toBe('jorg-wustenhofer-cv.pdf');
  });

  it('are published only of variants that are listed', async () => {
    const variants = [
      { name: 'hand', label: 'Hand', leaveOut: ['Ferry'] },
      { name: 'master', label: 'Master', listed: true },
    ];
    const toJson = (resume: object, path: string) => JSON.stringify({ path, ...resume });
    const { published, unlisted } = await makeCvs(sailor, variants, toJson);
    expect(Object.keys(published)).toEqual([
      'cv/ada-byron-cv.pdf',
      'cv/ada-byron-cv-letter.pdf',
      'cv/ada-byron-cv.docx',
      'cv/ada-byron-cv.txt',
      'cv/ada-byron-cv-master.pdf',
      'cv/ada-byron-cv-master-letter.pdf',
      'cv/ada-byron-cv-master.docx',
      'cv/ada-byron-cv-master.txt',
      'resume-master.json',
    ]);
    expect(Object.keys(unlisted)).toEqual([
      'ada-byron-cv-hand.pdf',
      'ada-byron-cv-hand-letter.pdf',
      'ada-byron-cv-hand.docx',
      'ada-byron-cv-hand.txt',
      'resume-hand.json',
    ]);
    expect(JSON.parse(String(published['resume-master.json']))).toMatchObject({
      path: '/resume-master.json',
      work: [{ name: 'Ferry' }, { name: 'Yard' }, { name: 'Yard' }],
    });
    expect(String(unlisted['resume-hand.json'])).not.toContain('Ferry');
  }, 60_000);
});
