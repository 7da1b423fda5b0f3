import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { readResume } from '@/lib/resume/read-resume';
import { readCareer } from '@/scripts/new/resume';
import { readDate, readPeriod } from '@/scripts/new/resume/dates';
import { projectDrafts } from '@/scripts/new/site-files';
import { projectFolder } from '../../support/content-folder';

/** LinkedIn's archive: in its files, a line break of a text is two spaces. */
const archive = {
  'Profile.csv':
    'First Name,Last Name,Address,Birth Date,Headline,Summary,Geo Location,Twitter Handles,Websites\nAda,Byron,"1 Pier Road",Dec 10,Captain,At sea.,"Valparaíso, Chile",[adasails],"[PERSONAL:https://ada.test/,PORTFOLIO:https://github.com/ada]"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nFerry,Captain,"Three ferries.  • No passenger lost • On time",Chile,Jun 2018,\nFerry,Mate,,Chile,2016,Jun 2018\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nNaval School,2012,2016,Cum laude,"Master,",\n',
  'Skills.csv': 'Name\nCharts\n',
  'Languages.csv': 'Name,Proficiency\nSpanish,Native or bilingual proficiency\n',
  'Honors.csv': 'Title,Description,Issued On\nBest crew,,"Apr 3, 2023"\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nJane,Roe,Yard,Owner,"She ""sails"".","09/11/23, 11:27 AM",VISIBLE\nJoe,Doe,Yard,Cook,Bad.,"09/11/23, 11:27 AM",HIDDEN\n',
  'Email Addresses.csv': 'Email Address\nada@ada.test\n',
  'messages.csv': 'FROM,CONTENT\nJane,Hello\n',
};

describe('an archive of LinkedIn', () => {
  const folder = projectFolder(archive);
  const zip = `${projectFolder({ 'readme.txt': '' })}/export.zip`;
  const inZip = Object.entries(archive).map(([name, text]) => [`export/${name}`, strToU8(text)]);
  writeFileSync(zip, zipSync(Object.fromEntries(inZip)));

  it('becomes a résumé, as a ZIP file or a folder', () => {
    const { resume } = readCareer(zip);
    expect(readCareer(folder).resume).toEqual(resume);
    expect(resume).toEqual({
      basics: {
        name: 'Ada Byron',
        label: 'Captain',
        summary: 'At sea.',
        url: 'https://ada.test/',
        location: { city: 'Valparaíso' },
        profiles: [{ network: 'Twitter', username: 'adasails' }, { url: 'https://github.com/ada' }],
      },
      work: [
        {
          name: 'Ferry',
          position: 'Captain',
          location: 'Chile',
          startDate: '2018-06',
          summary: 'Three ferries.',
          highlights: ['No passenger lost', 'On time'],
        },
        {
          name: 'Ferry',
          position: 'Mate',
          location: 'Chile',
          startDate: '2016',
          endDate: '2018-06',
        },
      ],
      education: [
        { institution: 'Naval School', studyType: 'Master', startDate: '2012', endDate: '2016' },
      ],
      skills: [{ name: 'Charts' }],
      languages: [{ language: 'Spanish', fluency: 'Native or bilingual proficiency' }],
      awards: [{ title: 'Best crew', date: '2023-04' }],
    });
  });

  it('keeps recommendations that others see there as drafts, and says what was not read', () => {
    expect(readCareer(folder)).toMatchObject({
      drafts: [{ name: 'Jane Roe, Owner, Yard', reference: 'She "sails".' }],
      notRead: [
        'Education.csv: Notes',
        'Profile.csv: Address, Birth Date',
        'Recommendations_Received.csv: Creation Date',
        'Email Addresses.csv',
        'messages.csv',
      ],
    });
  });
});

it('reads a CV of RenderCV: sections by their titles and fields, texts without Markdown', () => {
  const folder = projectFolder({
    'cv.yaml': `cv:
  name: Ada Byron
  location: Valparaíso, Chile
  phone: tel:+56-32-555-0100
  social_networks: [{ network: GitHub, username: ada }]
  custom_connections: [{ placeholder: Radio }]
  sections:
    about_me: ['**At sea** since [2010](https://ada.test).']
    experience:
      - { company: Ferry, position: Captain, start_date: 2018-06, end_date: present, highlights: [On **time**] }
    projects: [{ name: '[Dinghy](https://dinghy.test)', date: May 2021, summary: A boat. }]
    volunteering: [{ company: Lifeboat, position: Crew, start_date: 2019, end_date: 2020-01 }]
    skills: [{ label: Sailing, details: 'Sails, Charts' }]
    idiomas: [{ label: Spanish, details: Native }]
    quotes: ['Ships are safe in harbour.']
`,
  });
  expect(readCareer(`${folder}/cv.yaml`)).toEqual({
    resume: {
      basics: {
        name: 'Ada Byron',
        phone: '+56-32-555-0100',
        summary: 'At sea since 2010.',
        location: { city: 'Valparaíso' },
        profiles: [{ network: 'GitHub', username: 'ada' }],
      },
      work: [{ name: 'Ferry', position: 'Captain', startDate: '2018-06', highlights: ['On time'] }],
      projects: [
        {
          name: 'Dinghy',
          description: 'A boat.',
          url: 'https://dinghy.test',
          startDate: '2021-05',
          endDate: '2021-05',
        },
      ],
      volunteer: [
        { organization: 'Lifeboat', position: 'Crew', startDate: '2019', endDate: '2020-01' },
      ],
      skills: [{ name: 'Sailing', keywords: ['Sails', 'Charts'] }],
      languages: [{ language: 'Spanish', fluency: 'Native' }],
    },
    notRead: ['custom_connections', 'sections.quotes[0]'],
  });
});

it('reads versions 4 and 5 of Reactive Resume, without what is hidden there', () => {
  const job = { company: 'Ferry', position: 'Captain', location: 'Chile' };
  const four = {
    basics: {
      name: 'Ada',
      headline: 'Captain',
      url: { href: 'https://ada.test' },
      customFields: [],
    },
    sections: {
      summary: { visible: true, content: '<p>At <strong>sea</strong>.</p>' },
      experience: {
        items: [
          {
            ...job,
            date: 'June 2018 - Present',
            summary: '<p>Three ferries.</p><ul><li><p>On time</p></li></ul>',
          },
          { ...job, position: 'Cook', visible: false },
        ],
      },
      custom: { abc: { name: 'Boats', items: [{ name: 'Dinghy' }] } },
    },
  };
  const five = {
    basics: { name: 'Ada', headline: 'Captain', website: { url: 'https://ada.test' } },
    summary: { hidden: false, content: 'At sea.' },
    sections: {
      experience: {
        items: [{ ...job, period: '2018.06 - 至今', description: 'Three ferries.\n- On time' }],
      },
      interests: { hidden: true, items: [{ name: 'Knots' }] },
    },
  };
  const folder = projectFolder({
    '4.json': JSON.stringify(four),
    '5.json': JSON.stringify({ data: five }),
  });
  const { resume, notRead } = readCareer(`${folder}/4.json`);
  expect(readCareer(`${folder}/5.json`).resume).toEqual(resume);
  expect(resume).toEqual({
    basics: { name: 'Ada', label: 'Captain', url: 'https://ada.test', summary: 'At sea.' },
    work: [
      {
        name: 'Ferry',
        position: 'Captain',
        location: 'Chile',
        startDate: '2018-06',
        summary: 'Three ferries.',
        highlights: ['On time'],
      },
    ],
  });
  expect(notRead).toEqual(['sections.custom']);
});

it('corrects what has one meaning in a JSON Résumé, leaves out what has none, and says so', () => {
  const written = {
    basics: { name: 'Ada', email: 'a', website: 'ada.test', location: { countryCode: 'Chile' } },
    work: [
      { company: 'Ferry', startDate: '2018-6-28', endDate: 'now', url: 'ferry.pdf/x', crew: 20 },
    ],
  };
  const file = `${projectFolder({ 'resume.json': JSON.stringify(written, null, 2) })}/resume.json`;
  expect(readCareer(file)).toEqual({
    resume: {
      basics: { name: 'Ada', url: 'https://ada.test', location: { countryCode: 'CL' } },
      work: [{ name: 'Ferry', startDate: '2018-06', url: 'https://ferry.pdf/x', crew: 20 }],
    },
    notRead: [
      'line 4: basics.email: expected an e-mail address, found "a"',
      expect.stringMatching(/^line 14: work\[0\]\.endDate: expected a date .*, found "now"$/),
      'line 16: work[0].crew: unknown field',
    ],
  });
});

it.each([
  ['Jun 2018', '2018-06'],
  ['Apr 3, 2023', '2023-04'],
  ['févr. 2020', '2020-02'],
  ['06/2018', '2018-06'],
  ['2019年5月', '2019-05'],
  ['2018', '2018'],
  ['soon', undefined],
])('reads the date %s', (text, expected) => {
  expect(readDate(text)).toBe(expected);
});

it('reads periods with an end, without one, and moments', () => {
  expect(readPeriod('Aug. 2022 - July 2027')).toEqual({ startDate: '2022-08', endDate: '2027-07' });
  expect(readPeriod('2018-2020')).toEqual({ startDate: '2018', endDate: '2020' });
  expect(readPeriod('03/2019 – heute')).toEqual({ startDate: '2019-03', endDate: undefined });
  expect(readPeriod('May 2021')).toEqual({ startDate: '2021-05', endDate: '2021-05' });
});

it('drafts a page for each project of the résumé', () => {
  const projects = [
    { name: 'Difference Engine', type: 'Open-Source', startDate: '1822', endDate: '1833' },
    { name: 'Bernoulli', type: 'application', keywords: ['Numbers'] },
    { name: 'On Engines', type: 'talk' },
  ];
  expect(projectDrafts(readResume({ projects }), '01-01-2026')).toEqual({
    'content/projects/difference-engine.md': expect.stringMatching(/^projectType: open-source$/m),
    'content/projects/bernoulli.md': expect.stringMatching(/^tags: \["Numbers"\]$/m),
  });
});
