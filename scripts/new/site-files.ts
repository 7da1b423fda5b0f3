import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { reservedSlugs } from '@/lib/content/reserved';
import { groupsOf, countsAsPublication } from '@/lib/cv/sections';
import { buildDay, toWrittenDate } from '@/lib/dates';
import { brandIcon } from '@/lib/graphics/icons';
import { en } from '@/lib/labels/en';
import { readProfile } from '@/lib/resume/networks';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { Resume } from '@/lib/resume/resume';
import type { ToolkitGroup } from '@/lib/schema';
import type { RemovableSection } from '@/lib/site-sections';
import { cutSlug, latinSlug } from '@/lib/slugs';
import { TO_WRITE } from '@/lib/text';
import { routes } from '@/lib/urls';
import { WORKFLOW } from '../check/check-site';
import { packName, packOf } from '../shared/label-packs';
import { fillTemplate, postText, projectText } from './entry-texts';
import { formatFiles } from './format-files';
import { labelsToFill, linkLabelsIn, stringsFile } from './labels';

/**
 * The files of the owner's site, formatted by Prettier.
 * @param resumeFile the JSON of the résumé
 * @param resume the same résumé, as `readResume` returns it
 * @param sections the sections that the owner wants
 * @param language language of the site (BCP 47)
 * @returns texts by path
 */
export async function siteFiles(
  resumeFile: object,
  resume: Resume,
  sections: readonly RemovableSection[],
  language: string,
): Promise<Record<string, string>> {
  const { name, location } = resume.basics;
  const country = location.countryCode?.toUpperCase() ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const cvPaper = letterCountries.includes(country) ? 'letter' : 'a4';
  const skillsHeading = (packOf(language) ?? en).cv.skills;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
  const files: Record<string, string> = {
    [RESUME_FILE]: JSON.stringify(resumeFile, null, 2),
    'data/site.ts': fillTemplate('site.ts.txt', { language, timeZone, cvPaper }),
    'data/navigation.ts': navigationFile(resume, sections, language),
    'data/strings.ts': stringsFile(language, false, sections),
    ...(!packName(language) && { 'data/labels.ts': labelsToFill(language) }),
    'data/timeline.ts': fillTemplate('timeline.ts.txt', {}),
    'data/cvs.ts': fillTemplate('cvs.ts.txt', {}),
    'data/toolkit.ts': fillTemplate('toolkit.ts.txt', {
      toolkit: JSON.stringify(toolkitOf(resume, skillsHeading)),
    }),
    'package.json': JSON.stringify({
      ...manifest,
      name: `${cutSlug(latinSlug(name)) || 'my'}-portfolio`,
      description: `The site of ${name}.`,
    }),
  };
  if (existsSync(WORKFLOW)) {
    const workflow = parseDocument(readFileSync(WORKFLOW, 'utf8'));
    workflow.setIn(['on', 'schedule', 0, 'timezone'], timeZone);
    files[WORKFLOW] = workflow.toString({ lineWidth: 0 });
  }
  const formatted = await formatFiles(files);
  const date = toWrittenDate(buildDay(timeZone));
  if (sections.includes('projects')) Object.assign(formatted, projectDrafts(resume, date));
  if (sections.includes('blog')) {
    formatted['content/blog/my-first-post.md'] = postText('my-first-post', TO_WRITE, date);
  }
  return formatted;
}

/**
 * Drafts of pages for the projects of a résumé; one to fill if it has none.
 * @param date today, DD-MM-YYYY
 * @returns texts by path
 */
export function projectDrafts({ projects }: Resume, date: string): Record<string, string> {
  const known = projects.filter((project) => project.name && !countsAsPublication(project));
  const drafted = known.length > 0 ? known : [undefined];
  return Object.fromEntries(
    drafted.map((project, index) => {
      const named = cutSlug(latinSlug(project?.name ?? '')) || 'my-first-project';
      const slug = reservedSlugs(routes.home).has(named) ? `${named}-project` : named;
      const title = project?.name ?? TO_WRITE;
      return [`content/projects/${slug}.md`, projectText(slug, title, date, index + 1, project)];
    }),
  );
}

/** Countries with US Letter: https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml */
const letterCountries = ['CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'US', 'VE'];

/**
 * The skills of a résumé that have a logo, at most four in each of six groups.
 * @param unnamed label of skills without a group
 */
function toolkitOf(resume: Resume, unnamed = ''): ToolkitGroup[] {
  const groups = groupsOf(resume.skills).flatMap(({ label, items }) => {
    const tools = items.flatMap((tool) => {
      const icon = brandIcon(tool);
      return icon ? [{ label: tool, icon }] : [];
    });
    return tools.length > 0 ? [{ label: label || unnamed, items: tools.slice(0, 4) }] : [];
  });
  return groups.slice(0, 6);
}

/** The skills of a résumé that `data/toolkit.ts` does not show. */
export function skillsLeftOut(resume: Resume): string[] {
  const shown = toolkitOf(resume).flatMap(({ items }) => items.map(({ label }) => label));
  const skills = groupsOf(resume.skills).flatMap(({ items }) => items);
  return skills.filter((skill) => !shown.includes(skill));
}

/** In the order of the header. */
const linkedSections = ['projects', 'about', 'blog', 'contact'] as const;

function navigationFile(
  { basics }: Resume,
  wanted: readonly RemovableSection[],
  language: string,
): string {
  const labels = linkLabelsIn(language);
  const inLines = (links: object[]) => links.map((link) => `${JSON.stringify(link)},`).join('\n');
  const networks = basics.profiles.flatMap((profile) => readProfile(profile)?.network ?? []);
  const profiles = networks.map((label) => ({ label, href: `profile:${label}` }));
  const sections = linkedSections
    .filter((section) => wanted.includes(section))
    .map((section) => ({ label: labels[section], href: routes[section] }));
  return fillTemplate('navigation.ts.txt', {
    ...Object.fromEntries(
      Object.entries(labels).map(([name, label]) => [name, JSON.stringify(label)]),
    ),
    sections: inLines(sections),
    profiles: inLines(profiles),
    firstProfiles: inLines(profiles.slice(0, 2)),
  });
}
