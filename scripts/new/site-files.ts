import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { WORKFLOW } from '@/lib/check/check-site';
import { TO_WRITE } from '@/lib/check/placeholders';
import { CommandError } from '@/lib/cli';
import { buildDay, toWrittenDate } from '@/lib/dates';
import type { RemovableFeature } from '@/lib/features';
import { logoOf, readProfile } from '@/lib/resume/networks';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { Resume, ResumeProject } from '@/lib/resume/resume';
import { isTalk, skillGroups } from '@/lib/resume/sections';
import type { SiteLink, ToolkitGroup } from '@/lib/schema';
import { cutSlug, latinSlug } from '@/lib/slugs';
import { fill, knownProject, postFile, projectFile, template, type NewFile } from './entry-files';
import type { Answers } from './questions';

/** The files that {@link siteFiles} replaces. */
export const replacedFiles = [
  RESUME_FILE,
  'data/site.ts',
  'data/navigation.ts',
  'data/strings.ts',
  'data/timeline.ts',
  'data/toolkit.ts',
  'package.json',
  WORKFLOW,
];

/**
 * The files of the owner's site, formatted by Prettier.
 * @param resumeFile the JSON of the résumé
 * @param resume the same résumé, as `readResume` returns it
 * @param language language of the site (BCP 47)
 */
export async function siteFiles(
  resumeFile: object,
  resume: Resume,
  answers: Answers,
  language: string,
): Promise<NewFile[]> {
  const timeZone = timeZoneOf(resume.basics.location.countryCode);
  const today = buildDay(timeZone);
  const date = toWrittenDate(today);
  const country = resume.basics.location.countryCode?.toUpperCase() ?? '';
  const cvPaper = letterCountries.includes(country) ? 'letter' : 'a4';
  const { name, summary } = resume.basics;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
  const first = resume.projects.find((project) => project.name && !isTalk(project));
  const toolkit = JSON.stringify(toolkitOf(resume));
  const files: NewFile[] = [
    { file: RESUME_FILE, text: JSON.stringify(resumeFile, null, 2) },
    {
      file: 'data/site.ts',
      text: fill(template('site.ts.txt'), { language, timeZone, cvPaper }),
    },
    { file: 'data/navigation.ts', text: navigationFile(resume, answers.features) },
    {
      file: 'data/strings.ts',
      text: stringsFile(readFileSync('data/strings.ts', 'utf8'), summary),
    },
    { file: 'data/timeline.ts', text: template('timeline.ts.txt') },
    { file: 'data/toolkit.ts', text: fill(template('toolkit.ts.txt'), { toolkit }) },
    {
      file: 'package.json',
      text: JSON.stringify({
        ...manifest,
        name: `${cutSlug(latinSlug(name)) || 'my'}-portfolio`,
        description: `The site of ${name}.`,
      }),
    },
    ...(existsSync(WORKFLOW)
      ? [
          {
            file: WORKFLOW,
            text: readFileSync(WORKFLOW, 'utf8').replace(/(?<=timezone: ).*/, timeZone),
          },
        ]
      : []),
    ...(answers.features.includes('projects') ? [firstProject(first, date)] : []),
    ...(answers.features.includes('blog')
      ? [postFile('my-first-post', 'My first post', date)]
      : []),
  ];
  return Promise.all(files.map(formatted));
}

/** The owner's sentences in data/strings.ts. */
const SENTENCES = /^const sentences = \{\n[^]*?^\} as const;$/m;

/** Replaces the sample's sentences, and keeps the labels of the interface. */
function stringsFile(source: string, summary?: string): string {
  if (!SENTENCES.test(source)) throw new CommandError('data/strings.ts: no "const sentences = {".');
  const paragraphs = (missing: string) =>
    JSON.stringify(summary?.split(/\n+/) ?? [`${TO_WRITE} ${missing}`]).slice(1, -1);
  const sentences = fill(template('sentences.ts.txt'), {
    summary: paragraphs('who you are, in two or three short paragraphs'),
    story: paragraphs('your story, in a few short paragraphs'),
  });
  return source.replace(SENTENCES, () => sentences.trim());
}

/** Countries with US Letter: https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml */
const letterCountries = [
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
];

/** The most populous time zone of countries with several. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
};

/** The time zone of this computer if it belongs to the owner's country, or else one of that country. */
export function timeZoneOf(countryCode = ''): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!/^[a-z]{2}$/i.test(countryCode)) return own;
  // Older versions of Node have a property, newer ones a method.
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  if (zones.includes(own)) return own;
  return mainZones[countryCode.toUpperCase()] ?? zones[0] ?? own;
}

/** The first skills of each group in the résumé for which a logo exists. */
function toolkitOf(resume: Resume): ToolkitGroup[] {
  const groups = skillGroups(resume).flatMap(({ label, items }) => {
    const tools = items.flatMap((tool) => {
      const icon = logoOf(tool);
      return icon ? [{ label: tool, icon }] : [];
    });
    return tools.length > 0 ? [{ label: label || 'Tools', items: tools.slice(0, 4) }] : [];
  });
  return groups.slice(0, 6);
}

function firstProject(known: ResumeProject | undefined, date: string) {
  const { name: title = 'My first project' } = known ?? {};
  const slug = cutSlug(latinSlug(title)) || 'my-first-project';
  return projectFile({ slug, title, date, order: 1, ...(known && knownProject(known)) });
}

function navigationFile(resume: Resume, wanted: readonly RemovableFeature[]): string {
  const pages: Record<RemovableFeature, SiteLink> = {
    projects: { label: 'Projects', href: '/projects/' },
    blog: { label: 'Blog', href: '/blog/' },
    about: { label: 'About', href: '/about/' },
    contact: { label: 'Contact', href: '/contact/' },
  };
  const links = Object.entries(pages).flatMap(([name, link]) =>
    wanted.some((one) => one === name) ? [link] : [],
  );
  const profiles = resume.basics.profiles.flatMap((profile): SiteLink[] => {
    const network = readProfile(profile)?.network;
    return network ? [{ label: network, href: `profile:${network}` }] : [];
  });
  const lists = {
    header: links,
    drawer: [{ label: 'Home', href: '/' }, ...links],
    home: [{ label: 'E-mail', href: 'email', icon: 'LuMail' }, ...profiles.slice(0, 2)],
    contact: [
      { label: 'Send an e-mail', href: 'email', icon: 'LuMail' },
      { label: 'Book a call', href: 'booking', icon: 'LuCalendar' },
      ...profiles,
      { label: 'Add to contacts', href: 'vcard', icon: 'LuUserPlus' },
    ],
    footer: [
      { title: 'Contact', links: [{ label: 'E-mail', href: 'email' }, ...profiles] },
      { title: 'Pages', links },
      { title: 'Career', links: [{ label: 'Download CV', href: 'cv' }] },
    ],
  };
  const code = Object.entries(lists).map(([list, items]) => [list, JSON.stringify(items)]);
  return fill(template('navigation.ts.txt'), Object.fromEntries(code) as Record<string, string>);
}

async function formatted({ file, text }: NewFile): Promise<NewFile> {
  if (file.endsWith('.md')) return { file, text };
  const style = await resolveConfig(path.resolve(file));
  return { file, text: await format(text, { ...style, filepath: file }) };
}
