import { visit } from 'unist-util-visit';
import type { AnyEntry } from '@/lib/content/entry';
import type { Diagnostic } from '@/lib/diagnostic';
import { filesIn } from '@/lib/files/files-in';
import { findFile, type ImageFinder, type PublishedFolder } from '@/lib/images/find-image';
import { imageUrl } from '@/lib/images/image';
import { dataFile } from '@/lib/languages/languages';
import { didYouMean } from '@/lib/nearest';
import type { Owner } from '@/lib/resume/owner';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import type { Theme } from '@/lib/schema';
import { shorten } from '@/lib/text';
import { decode, isAbsolute, routes } from '@/lib/urls';
import { fieldDiagnostic } from '../locations';
import { locationOf, type RenderedText } from './page-text';

/** The images that the site has. */
export interface Images {
  folders: readonly PublishedFolder[];
  findImage: ImageFinder;
  /** Files that are reported themselves, such as damaged images, so that texts which show them are not. */
  reported: ReadonlySet<string>;
}

/** Finds images and videos that are missing, and images without a description. */
export function checkImages(text: RenderedText, images: Images): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(text.unsafe, 'element', (element) => {
    const { tagName, properties } = element;
    const { src, poster, alt } = properties;
    const error = (message: string | undefined) => {
      if (message) diagnostics.push({ severity: 'error', ...locationOf(text, element), message });
    };
    if (tagName === 'img') {
      const url = String(src ?? '');
      // In HTML, an empty description marks decoration.
      const isMarkdown = !text.source.startsWith('<', element.position?.start.offset);
      if (alt === undefined || (isMarkdown && !String(alt).trim())) {
        error(`the image "${shorten(url)}" has no description for people who cannot see it`);
      }
      error(imageError(url, text.baseUrl, images));
    }
    const media = tagName === 'video' || tagName === 'track' ? [src, poster] : [];
    for (const url of media.filter((one) => typeof one === 'string')) {
      const path = imageUrl(url, text.baseUrl);
      if (path && !findFile(images.folders, path)) error(missing(url, path, images.folders));
    }
  });
  return diagnostics;
}

/** Says why pages cannot show an image, if they cannot. */
function imageError(
  src: string,
  baseUrl: string,
  { folders, findImage, reported }: Images,
): string | undefined {
  // Other schemes are reported as unsafe.
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(src)) return undefined;
  const url = imageUrl(src, baseUrl);
  if (url === undefined || isAbsolute(src)) {
    return `"${shorten(src)}" is on another host, from which pages load nothing`;
  }
  const found = findImage(url);
  if (!('problem' in found)) return undefined;
  const { file } = findFile(folders, url) ?? {};
  if (!file) return missing(src, url, folders);
  return reported.has(file) ? undefined : `"${src}" ${found.problem}`;
}

/** Says that a file is missing, and which one has a similar path. */
function missing(src: string, url: string, folders: readonly PublishedFolder[]): string {
  const files = folders
    .flatMap(({ url: start, folder }) => filesIn(folder).map((name) => start + name))
    .filter((name) => !name.endsWith('.md'));
  const resolved = src === url ? '' : ` (${decode(url)})`;
  return `"${src}"${resolved} does not exist${didYouMean(decode(url), files)}`;
}

/** Finds missing images that front matter or `data/` names. */
export function checkNamedImages(
  { theme, owner }: { theme: Theme; owner: Owner },
  entries: readonly AnyEntry[],
  images: Images,
): Diagnostic[] {
  const baseUrl = routes.home;
  const named = [
    ...entries.flatMap(({ file, baseUrl, marked }) =>
      marked('image').map(({ path, text: src }) => ({ file, path, src, baseUrl })),
    ),
    { file: RESUME_FILE, path: ['basics', 'image'], src: owner.portrait?.src, baseUrl },
    { file: dataFile('theme.ts'), path: ['shareImage'], src: theme.shareImage, baseUrl },
    { file: dataFile('theme.ts'), path: ['logo', 'src'], src: theme.logo?.src, baseUrl },
  ];
  return named.flatMap(({ file, path, src, baseUrl }): Diagnostic[] => {
    const problem = src && imageError(src, baseUrl, images);
    return problem ? [fieldDiagnostic('error', file, path, problem)] : [];
  });
}
