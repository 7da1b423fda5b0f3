import { emptyList, PUBLISHED } from '../check/published';
import { reservedSlugs } from '../content/reserved';
import { toWrittenDate } from '../dates';
import { isUnwritten } from '../site/placeholders';
import { noEntries } from '../site/schemas/career';
import type { CareerData, Navigation, Owner, SiteLink } from '../site/types';
import { latinSlug } from '../slugs';
import type { Answers } from './answers';
import { setFields } from './set-fields';
import { neutralWords } from './site-words';
import { postFile, projectFile, type NewFile } from './templates';
import { timelineOf } from './timeline';
import { toolkitOf } from './toolkit';

/** What goes when an owner moves in: files and folders of the site and of its repository. */
export const removedPaths = [
  ...['content', 'public/images', 'tests/sample', '.github/preview.png'],
];

/**
 * The files of a new site: those of `data/`, a first project and a first post as drafts, and what of
 * the repository names the owner. They may need formatting.
 * @param read gives the text of a file as it is; undefined where there is none
 * @param today YYYY-MM-DD
 */
export function siteFiles(
  answers: Answers,
  read: (file: string) => string | undefined,
  today: string,
): NewFile[] {
  const files: NewFile[] = Object.entries(dataFields(answers)).map(([name, fields]) => {
    const file = `data/${name}.ts`;
    return { file, text: withNotes(setFields(read(file) ?? '', fields), notes[name]) };
  });
  const date = toWrittenDate(today);
  const { career } = answers;
  const project = career.projects?.find(({ slug }) => !reservedSlugs.has(slug)) ?? {
    slug: 'my-first-project',
    title: 'My first project',
  };
  return [
    ...files,
    { file: 'data/timeline.ts', text: timelineText(career) },
    { file: 'data/toolkit.ts', text: toolkitText(career) },
    projectFile({ ...project, date, order: 1, career }),
    postFile('my-first-post', 'My first post', date),
    { file: PUBLISHED, text: emptyList },
    ...repositoryFiles(answers, read),
  ];
}

/** What changes in the files of `data/`, by their names and the paths in them. */
const dataFields = ({
  owner,
  pages,
  cvPaper,
  career,
}: Answers): Record<string, Record<string, unknown>> => ({
  owner: under('owner', {
    email: undefined,
    securityContactUntil: undefined,
    bookingUrl: undefined,
    portrait: undefined,
    ...owner,
  }),
  site: under('settings', { pages, cvPaper }),
  navigation: under('navigation', linksOf(owner)),
  career: under('career', { ...noEntries, availability: undefined, ...career }),
  theme: { 'theme.glyphs': undefined },
  words: wordsOf(career),
});

/** Words without the sentences of the former owner. The summary of a résumé introduces the new one. */
function wordsOf({ summary }: CareerData) {
  if (isUnwritten(summary)) return neutralWords;
  return { ...neutralWords, 'home.paragraphs': [summary], 'about.paragraphs': [summary] };
}

/** What else an owner can add to a file of `data/`, as its examples. */
const notes: Readonly<Record<string, string>> = {
  owner: `
Optional fields:
bookingUrl: 'https://…', a page where a call is booked
portrait: { src: '/images/me.jpg', alt: 'What it shows' }, a file in public/
securityContactUntil: '2027-11-30', up to which security.txt names your e-mail address`,
  career: `
Entries look like these. A job, project or voluntary work that goes on has no end.
The evidence of a skill is a list of slugs, which gives its years in the CV. From a résumé it is guessed:
each job and project whose text names the skill. Correct it, or leave it out.
positions: [
  {
    slug: 'bakery', employer: { name: 'Bakery', place: 'Lyon' },
    stays: [
      { role: 'Baker', start: '2024-03', points: ['Bread for a town'] },
      { role: 'Apprentice', start: '2022-06', end: '2024-02' },
    ],
  },
],
projects: [{ slug: 'oven', title: 'Oven', kind: 'own project', start: '2023', line: 'What it is' }],
education: [{ slug: 'school', title: 'Master', place: 'Lyon', start: '2020', end: '2022' }],
volunteering: [
  {
    slug: 'club', role: 'Coach', organisation: 'Club', start: '2020', end: '2023',
    milestones: [{ text: 'Two teams' }, { date: '2021', text: 'A cup' }],
  },
],
skillGroups: [
  {
    label: 'Baking',
    skills: [{ name: 'Bread', evidence: ['bakery'] }, { name: 'Cake' }],
  },
],
languages: [{ name: 'French', level: 'native' }],
availability: { openTo: 'contracts', from: 'by agreement', goodUntil: '2027-01-31' }, the badge of
the home page, up to that day; from can be a day, a month or 'now' too`,
};

/** The text of a file with comments at the end of its object. */
const withNotes = (text: string, lines = '') =>
  text.replace(/\n\};?\s*$/, (end) => lines.replace(/\n/g, '\n  // ') + end);

const under = (name: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));

/** How many profiles the first screen shows beside the e-mail address. */
const PROFILES_OF_HOME = 2;

const projectsLink: SiteLink = { label: 'Projects', href: '/projects/' };
const blogLink: SiteLink = { label: 'Blog', href: '/blog/' };
const aboutLink: SiteLink = { label: 'About', href: '/about/' };
const contactLink: SiteLink = { label: 'Contact', href: '/contact/' };

/** Links to what an owner has and to the pages that a site can have. Others are not shown. */
function linksOf({ profiles }: Owner): Navigation {
  const profileLinks: SiteLink[] = profiles.map(({ label }) => ({
    label,
    href: `profile:${label}`,
  }));
  return {
    header: [projectsLink, blogLink, contactLink],
    drawer: [{ label: 'Home', href: '/' }, projectsLink, blogLink, aboutLink, contactLink],
    home: [
      { label: 'Contact', href: 'email', icon: 'LuMail' },
      ...profileLinks.slice(0, PROFILES_OF_HOME),
    ],
    contact: [
      { label: 'Send an e-mail', href: 'email', icon: 'LuMail' },
      { label: 'Book a call', href: 'booking', icon: 'LuCalendar' },
      ...profileLinks.map((link) => ({ ...link, iconOnly: true })),
      { label: 'Add to contacts', href: 'vcard', icon: 'LuUserPlus' },
    ],
    footer: [
      { title: 'Contact', links: [...profileLinks, { label: 'E-mail', href: 'email' }] },
      { title: 'Pages', links: [projectsLink, blogLink, aboutLink] },
      { title: 'Career', links: [{ label: 'Download CV', href: 'cv' }] },
    ],
  };
}

const timelineText = (career: CareerData) => `import type { TimelineYear } from '@/lib/site/types';

/**
 * The career from school to today, oldest year first. A year has cards:
 *
 *   { year: '2024', cards: [{ title: 'First job', description: '<p>How it went.</p>' }] }
 *
 * \`entry\` is the slug of what a card is about in career.ts, whose dates it then shows; \`link\` leads
 * on, and \`linkLabel\` is its text.
 */
export const timeline: readonly TimelineYear[] = ${JSON.stringify(timelineOf(career))};
`;

const toolkitText = (career: CareerData) => `import type { ToolkitGroup } from '@/lib/site/types';

/**
 * The tools you like best, grouped by what they are for. A group looks like this:
 *
 *   { label: 'Data', items: [{ label: 'SQL', icon: 'TbSql', gradient: ['#b45309', '#7c2d12'] }] }
 *
 * Without a gradient, a tile has the accent of the theme.
 */
export const toolkit: readonly ToolkitGroup[] = ${JSON.stringify(toolkitOf(career))};
`;

/** Files of the repository that name the owner; a site elsewhere has none. */
function repositoryFiles(
  { owner: { name, role }, pages }: Answers,
  read: (file: string) => string | undefined,
): NewFile[] {
  const who = isUnwritten(role) ? name : `${name}, ${role}`;
  const packageName = `${latinSlug(name).slice(0, 60) || 'my'}-portfolio`;
  const change = (file: string, edit: (text: string) => string): NewFile[] => {
    const text = read(file);
    return text === undefined ? [] : [{ file, text: edit(text) }];
  };
  return [
    ...change('package.json', (text) =>
      toJson({ ...parse(text), name: packageName, description: `The site of ${who}.` }),
    ),
    ...change('package-lock.json', (text) => {
      const lock = parse(text) as { packages: Record<string, object> };
      const packages = { ...lock.packages, '': { ...lock.packages[''], name: packageName } };
      return toJson({ ...lock, name: packageName, packages });
    }),
    ...change(
      'README.md',
      (text) => `${readmeHead(name, who, pages.cv)}${text.replace(/^[^]*?(?=```)/, '')}`,
    ),
  ];
}

const parse = (text: string) => JSON.parse(text) as object;
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const readmeHead = (name: string, who: string, hasCv: boolean) => `# ${plain(name)}

The site of ${plain(who)}: ${hasCv ? 'portfolio, blog and CV' : 'portfolio and blog'}.

`;

/** A text in Markdown, without meaning to it. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
