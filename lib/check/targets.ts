import { aliasesOf } from '../content/aliases';
import type { AnyEntry } from '../content/entry';
import { entriesByList, type Content, type LoadedContent } from '../content/load';
import { cvPaths } from '../cv/cv-files';
import { filesIn } from '../files/files-in';
import { exportFiles } from '../hosts/host-files';
import { redirectsOf } from '../hosts/host-site';
import { furtherLanguages } from '../languages/languages';
import type { Owner } from '../resume/owner';
import type { CvVariant, SiteSettings } from '../schema';
import { icoIcon, svgIcon, touchIcon } from '../seo/icons';
import { shareImage } from '../seo/share-image';
import { siteSectionsOf, hasRoute, missingSection, type SiteSections } from '../site-sections';
import { basePath, blogRoutes, decode, outputFiles, routes, siteBasePath } from '../urls';

/** Everything that links of the site can lead to. */
export interface Targets {
  /** Paths of all published pages, with trailing slash, and of all files, without the base path. */
  paths: ReadonlySet<string>;
  /** `paths` without the files of `public/`. */
  generatedPaths: ReadonlySet<string>;
  /** The targets of earlier paths. */
  aliases: ReadonlyMap<string, { path: string }>;
  /** Drafts and scheduled posts, by path. */
  unpublished: ReadonlyMap<string, AnyEntry>;
  sections: SiteSections;
}

/**
 * Lists all targets of links.
 * @param originals the content of the main language, whose pages stand in for those that are not translated
 */
export function targetsOf(
  { shown: content, entries }: LoadedContent,
  {
    owner,
    settings,
    cvs,
    publicFolder = 'public',
  }: {
    owner: Owner;
    settings: SiteSettings;
    cvs: readonly CvVariant[];
    publicFolder?: string;
  },
  originals?: Content,
): Targets {
  const listed = cvs.filter((variant) => variant.listed).map(({ name }) => name);
  const sections = siteSectionsOf(settings, entriesByList(content));
  const aliases = aliasesOf(content);
  const main = [
    ...Object.values(routes),
    ...Object.values(blogRoutes),
    ...content.blog.pages.keys(),
  ];
  const withPages = entries.filter(({ metadata }) => metadata);
  const published = withPages.filter(({ status }) => status === 'published');
  const own = published.map(({ path }) => path);
  const pages = [
    ...main.filter((path) => hasRoute(path) && !missingSection(path, sections)),
    ...own,
  ];
  const generatedPaths = [
    ...pages,
    ...[...Object.values(routes), ...own].map(shareImage),
    ...published.flatMap(({ sourcePath }) => sourcePath ?? []),
    ...Object.values(outputFiles),
    ...cvPaths({ owner, settings }),
    ...listed.flatMap((variant) => cvPaths({ owner, settings }, variant)),
    ...[icoIcon, svgIcon, touchIcon].map((icon) => icon.path),
    ...['/sitemap.xml', '/robots.txt'],
    ...Object.keys(
      exportFiles({
        base: siteBasePath,
        redirects: redirectsOf(basePath, aliases),
        languages: furtherLanguages(),
      }),
    ).map((name) => `/${name}`),
  ].map(decode);
  const publicFiles = filesIn(publicFolder).map((name) => `/${name}`);
  return {
    paths: new Set([
      ...generatedPaths,
      ...publicFiles,
      ...(originals
        ? [...originals.blog.pages.keys(), ...originals.all.map(({ path }) => path)]
        : []),
    ]),
    generatedPaths: new Set(generatedPaths),
    aliases,
    unpublished: new Map(
      withPages.filter(({ status }) => status !== 'published').map((entry) => [entry.path, entry]),
    ),
    sections,
  };
}
