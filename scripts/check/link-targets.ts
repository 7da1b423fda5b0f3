import type { AnyEntry } from '@/lib/content/entry';
import { entriesByList, type Content, type LoadedContent } from '@/lib/content/load';
import { cvPaths } from '@/lib/cv/cv-files';
import { filesIn } from '@/lib/files/files-in';
import { furtherLanguages } from '@/lib/languages/languages';
import { pageKey } from '@/lib/languages/pages';
import type { Owner } from '@/lib/resume/owner';
import type { CvVariant, SiteSettings } from '@/lib/schema';
import { icoIcon, svgIcon, touchIcon } from '@/lib/seo/icons';
import { shareImage } from '@/lib/seo/share-image';
import { siteSectionsOf, hasRoute, missingSection, type SiteSections } from '@/lib/site-sections';
import { basePath, blogRoutes, decode, outputFiles, routes, siteBasePath } from '@/lib/urls';
import { exportFiles } from '../build/hosts/host-files';
import { redirectsOf } from '../build/hosts/host-site';
import { aliasesOf } from '../shared/aliases';

/** Everything that links of the site can lead to. */
export interface LinkTargets {
  /** Paths of all published pages, with trailing slash, and of all files, without the base path. */
  paths: ReadonlySet<string>;
  /** `paths` without the files of `public/`. */
  generatedPaths: ReadonlySet<string>;
  /** The targets of earlier paths, and the translations of pages by the paths of the originals. */
  aliases: ReadonlyMap<string, { path: string }>;
  /** Drafts and scheduled posts, by path. */
  unpublished: ReadonlyMap<string, AnyEntry>;
  sections: SiteSections;
}

/** What the files of an export are made from, besides the content. */
interface TargetOptions {
  owner: Owner;
  settings: SiteSettings;
  cvs: readonly CvVariant[];
  publicFolder?: string;
}

/**
 * Lists all targets of links.
 * @param originals the content of the main language, whose pages stand in for those that are not translated
 */
export function linkTargetsOf(
  { shown: content, entries }: LoadedContent,
  { owner, settings, cvs, publicFolder = 'public' }: TargetOptions,
  originals?: Content,
): LinkTargets {
  const sections = siteSectionsOf(settings, entriesByList(content));
  const aliases = aliasesOf(content);
  const withPages = entries.filter(({ metadata }) => metadata);
  const isPublished = ({ status }: AnyEntry) => status === 'published';
  const published = withPages.filter(isPublished);
  const generatedPaths = [
    ...listPaths(content).filter((path) => hasRoute(path) && !missingSection(path, sections)),
    ...published.map(({ path }) => path),
    ...published.flatMap(({ sourcePath }) => sourcePath ?? []),
    ...[...Object.values(routes), ...published.map(({ path }) => path)].map(shareImage),
    ...siteFiles({ owner, settings, cvs }, aliases),
  ].map(decode);
  const publicPaths = filesIn(publicFolder).map((name) => `/${name}`);
  const originalPaths = originals
    ? [...originals.blog.pages.keys(), ...originals.all.map(({ path }) => path)]
    : [];
  const unpublished = withPages.filter((entry) => !isPublished(entry));
  return {
    paths: new Set([...generatedPaths, ...publicPaths, ...originalPaths]),
    generatedPaths: new Set(generatedPaths),
    aliases: new Map([...translationsOf(originals, content), ...aliases]),
    unpublished: new Map(unpublished.map((entry) => [entry.path, entry])),
    sections,
  };
}

function translationsOf(originals: Content | undefined, { all }: Content) {
  const translations = new Map(all.map((entry) => [pageKey(entry), entry]));
  return (originals?.all ?? []).flatMap((original) => {
    const translation = translations.get(pageKey(original));
    return translation ? [[original.path, translation] as const] : [];
  });
}

/** The paths of the main pages and of the lists of posts. */
const listPaths = ({ blog }: Content) => [
  ...Object.values(routes),
  ...Object.values(blogRoutes),
  ...blog.pages.keys(),
];

/** The paths of the files that a site has once: feeds, CVs, icons and the files of hosts. */
function siteFiles(
  { owner, settings, cvs }: TargetOptions,
  aliases: LinkTargets['aliases'],
): string[] {
  const listed = cvs.filter((variant) => variant.listed).map(({ name }) => name);
  const ofHosts = exportFiles({
    base: siteBasePath,
    redirects: redirectsOf(basePath, aliases),
    languages: furtherLanguages(),
  });
  return [
    ...Object.values(outputFiles),
    '/sitemap.xml',
    '/robots.txt',
    ...cvPaths({ owner, settings }),
    ...listed.flatMap((variant) => cvPaths({ owner, settings }, variant)),
    ...[icoIcon, svgIcon, touchIcon].map((icon) => icon.path),
    ...Object.keys(ofHosts).map((name) => `/${name}`),
  ];
}
