import { latinSlug, slugOf } from '../slugs';
import { capitalize } from '../text';
import { routes } from '../urls';

/** What projects can be filtered by: a tag, or a type of project. */
export interface ProjectTag {
  label: string;
  /** Its name in URLs, as in `?tag=solidity`. */
  slug: string;
  /** How many projects have it. */
  count: number;
  /** Whether the filter offers it: a type, or with many projects a tag of several, which leaves others out. */
  isOffered: boolean;
}

/** From this number of projects on, the filter offers their tags. */
const TAGS_FROM = 12;

interface Tagged {
  projectType: string;
  tags: readonly string[];
  /** Where the project is, if it is not translated. */
  original?: unknown;
}

/** The name of a type of projects in the language of the page. */
type NameType = (type: string) => string;

const asWritten: NameType = (type) => type;

/** The name of a tag in URLs. Letters of other scripts stay, and so do signs if there is nothing else. */
export const projectTagSlug = (label: string) =>
  (/[^\p{Script=Latin}\P{L}]/u.test(label) ? slugOf(label) : latinSlug(label)) || label;

/** Path of the list of projects with a tag. */
export const projectTagPath = (slug: string) =>
  `${routes.projects}?tag=${encodeURIComponent(slug)}`;

/** The slugs of a project's type and tags, each once, although a tag may be written in two ways. */
export const slugsOfProject = ({ projectType, tags }: Tagged): string[] => [
  ...new Set([projectType, ...tags].map(projectTagSlug)),
];

/** What the filter of these projects offers; nothing if all have the same type. */
export const offeredTags = (projects: readonly Tagged[]): ProjectTag[] =>
  projectTags(projects).filter(({ isOffered }) => isOffered);

/**
 * The types of projects, then their tags; most used first, then by name. Tags of untranslated projects alone are not
 * offered.
 * @param projects the projects of a list
 * @param nameType the name of a type of projects, by default as written
 * @param language BCP 47 tag of the page
 */
export function projectTags(
  projects: readonly Tagged[],
  nameType = asWritten,
  language = 'en',
): ProjectTag[] {
  const nameOf: NameType = (type) => capitalize(nameType(type));
  const types = countLabels(projects, language, ({ projectType }) => [projectType], nameOf);
  const translated = projects.filter(({ original }) => !original).flatMap(slugsOfProject);
  const tags = countLabels(projects, language, (project) => project.tags);
  const isShared = ({ count }: CountedLabel) => projects.length >= TAGS_FROM && count > 1;
  const leavesOthersOut = ({ count }: CountedLabel) => count < projects.length;
  return [
    ...types.map((type) => ({ ...type, isOffered: leavesOthersOut(type) })),
    ...tags
      .filter(({ slug }) => !types.some((type) => type.slug === slug))
      .map((tag) => ({
        ...tag,
        isOffered: isShared(tag) && leavesOthersOut(tag) && translated.includes(tag.slug),
      })),
  ];
}

type CountedLabel = Omit<ProjectTag, 'isOffered'>;

/** Labels of projects, in the first of their spellings, with the number of projects that have them. */
function countLabels(
  projects: readonly Tagged[],
  language: string,
  labelsOf: (project: Tagged) => readonly string[],
  nameOf = asWritten,
): CountedLabel[] {
  const labels = new Map<string, string>();
  for (const label of projects.flatMap(labelsOf)) {
    const slug = projectTagSlug(label);
    labels.set(slug, labels.get(slug) ?? nameOf(label));
  }
  const slugs = projects.flatMap(slugsOfProject);
  return Array.from(labels, ([slug, label]) => ({
    label,
    slug,
    count: slugs.filter((each) => each === slug).length,
  })).sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));
}
