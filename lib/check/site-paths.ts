import path from 'node:path';
import type { LoadedContent } from '../content/load';
import { decode } from '../decode';
import { filesIn } from '../files-in';
import { cvFiles } from '../cv/cv-files';
import { icoIcon, manifestIcons, svgIcon, touchIcon } from '../seo/icons';
import { SECURITY_TXT } from '../seo/security-txt';
import { shareImage } from '../seo/share-image';
import type { Site } from './owner-data';
import { featuresOf, missingFeature } from '../features';
import type { SiteSettings } from '../schema';
import { blogRoutes, outputFiles, pageRoute, postRoute, postSourcePath, routes } from '../urls';
import { isWellFormed } from './data-files';

/** Files that Next makes of `app/`. */
const otherFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

/** Whether the paths of a site can be told, whatever else is wrong in `data/`. */
export const hasPaths = (site: Site): boolean => isWellFormed(site, 'settings');

/** The parts of the site that there will be once what is broken is corrected. */
export const expectedPages = (
  settings: Pick<SiteSettings, 'cvPaper'>,
  { content, brokenPaths }: Pick<LoadedContent, 'content' | 'brokenPaths'>,
) => {
  const isPost = (page: string) => page.startsWith(routes.blog);
  return featuresOf(settings, {
    ...content,
    posts: [...content.posts, ...brokenPaths.filter(isPost)],
    projects: [...content.projects, ...brokenPaths.filter((page) => !isPost(page))],
  });
};

/** The decoded path of every page with its closing slash, and of every file that the site will have. */
export function sitePaths(
  { owner, settings }: Pick<Site, 'owner' | 'settings'>,
  root: string,
  loaded: Pick<LoadedContent, 'content' | 'brokenPaths'>,
): ReadonlySet<string> {
  const { content, brokenPaths } = loaded;
  const { projects, pages, posts, blog } = content;
  const enabled = expectedPages(settings, loaded);
  const ids = posts.map(({ id }) => id);
  const pagePaths = [
    ...[...Object.values(routes), ...Object.values(blogRoutes), ...blog.pages.keys()].filter(
      (path) => !missingFeature(path, enabled),
    ),
    ...[...projects, ...pages].map(({ slug }) => pageRoute(slug)),
    ...ids.map(postRoute),
    ...brokenPaths,
  ];
  return new Set(
    [
      ...pagePaths,
      ...pagePaths.map(shareImage),
      ...ids.map(postSourcePath),
      ...brokenPaths.map((page) => `${page.slice(0, -1)}.md`),
      ...Object.values(outputFiles),
      ...cvFiles({ owner, settings }).map((file) => file.path),
      ...[icoIcon, svgIcon, touchIcon, ...manifestIcons].map((icon) => icon.path),
      ...otherFiles,
      `/${SECURITY_TXT}`,
      ...filesIn(path.join(root, 'public')).map((name) => `/${name}`),
    ].map(decode),
  );
}
