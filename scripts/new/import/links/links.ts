import path from 'node:path';
import { imageFinder } from '@/lib/images/find-image';
import { groupSlug } from '@/lib/slugs';
import { internalPath, decode, isAbsolute, linkSchemes, tagPath } from '@/lib/urls';
import type { PostLinks } from '../convert-post';
import { isSameHost, pathIn, type PlannedPost } from '../plan';
import type { Target } from '../text/convert-text';
import { copies } from './copies';
import { findFile, findPost, knownPosts } from './find';
import { oldUrl, type LinkContext, type LinkSite } from './link-context';
import { findImageOrLink, findVideo } from './media';

/** Pages and scripts, which would run on this site, and hidden files. */
const NOT_COPIED = /\.(x?html?|xht|svgz|m?js|css|php|mdx?|markdown)$|(^|\/)\./i;

/** developers.example.net/docs, example.com */
const BARE_HOST = /^(www\.|[\w-]+(\.[\w-]+)*\.([a-z]{2,}\/|(com|dev|io|net|org)$))/;

/** The page of a tag or category: /tags/css/, /blog/category/css */
const TAG_PAGE = /^\/(?:[\w-]+\/)?(?:tags?|categor(?:y|ies)|topics?)\/([^/]+)\/?$/i;

/** Returns a function that gives the links of a post; it collects the files that they lead to. */
export function linksOn(site: LinkSite): (from: PlannedPost) => PostLinks {
  const { folder, isBroken } = site;
  const known = knownPosts(site.posts);
  const findImage = imageFinder([{ url: '/', folder: folder.root }]);
  const imageProblem = (file: string): string | undefined => {
    if (!folder.fits(file)) return 'is too large';
    const found = findImage(`/${encodeURI(file)}`);
    return isBroken(file) ? 'is damaged' : 'problem' in found ? found.problem : undefined;
  };
  return (from) => {
    const beside = copies(from.slug);
    const published = copies(`files/${from.slug}`);
    const context = { ...site, from, known, imageProblem, beside, published };
    return {
      imageOf: (url) => findImageOrLink(url, context),
      videoOf: (url) => findVideo(url, context),
      linkOf: (url) => findLink(url, context),
      files: beside.files,
      publicFiles: published.files,
    };
  };
}

/** Where a link leads. */
function findLink(href: string, context: LinkContext): Target {
  const { from, site, known, isDraft, pages } = context;
  if (href === '' || href === '#') return lost('a link without a target');
  if (href.startsWith('#')) return findHeading(from, href.slice(1), '', context);
  const [, scheme] = /^(?!https?:)([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  if (scheme) {
    const isAllowed = linkSchemes.includes(scheme.toLowerCase());
    return isAllowed ? { url: href } : lost('a link that pages do not have');
  }
  const inside = pathIn(href, site);
  if (inside === undefined) return { url: href };
  const url = isAbsolute(href) ? inside : href;
  const [, bare = '', , fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const post = findPost(bare, from, site, known);
  if (post) {
    if (isDraft(post) && !isDraft(from)) return lost(`a link to a draft, ${post.slug}`);
    return findHeading(post, fragment, post === from && fragment ? '' : post.path, context);
  }
  const page = internalPath(bare.startsWith('/') ? bare : `/${bare}`);
  if (page && pages.has(page)) return { url: page };
  const here = tagPage(bare, context) ?? copyLinked(bare, context);
  if (here) return { url: here };
  if (BARE_HOST.test(bare)) return { url: `https://${href}` };
  const old = isAbsolute(href) ? href : oldUrl(href, context);
  return old && !isSameHost(old, context.newUrl)
    ? { url: old, note: { kind: 'oldSite', text: 'a link to the other site' } }
    : lost('a link to a page that is not here');
}

const lost = (text: string): Target => ({ note: { kind: 'link', text } });

/** The page here of a tag that a published post has. */
function tagPage(path: string, { posts, isDraft }: LinkContext): string | undefined {
  const slug = groupSlug(decode(TAG_PAGE.exec(path)?.[1] ?? ''));
  const hasTag = ({ fields }: PlannedPost) => fields.tags.some((one) => groupSlug(one) === slug);
  return slug && posts.some((one) => !isDraft(one) && hasTag(one)) ? tagPath(slug) : undefined;
}

/** Copies a file that a link leads to. Files beside a post are published only where it shows them. */
function copyLinked(
  url: string,
  { from, site, folder, published }: LinkContext,
): string | undefined {
  const file = findFile(url, from, site, folder);
  if (!file || !folder.fits(file) || NOT_COPIED.test(file)) return undefined;
  return `/${published.copy(path.posix.basename(file), { from: file })}`;
}

/** A link to a heading. One that is not there any more leads to the page. */
function findHeading(
  post: PlannedPost,
  fragment: string,
  page: string,
  { anchors }: LinkContext,
): Target {
  const id = decode(fragment);
  const known = anchors.get(post);
  if (id === '' || !known || known.ids.has(id) || id === 'top') {
    return { url: fragment ? `${page}#${fragment}` : page };
  }
  const bare = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  // Hashnode and GitHub put these words before the ids of headings.
  const own = bare(id.replace(/^(heading|user-content)-/, ''));
  const match = known.renamed.get(id) ?? [...known.ids].find((one) => bare(one) === own);
  if (match !== undefined) return { url: match === '' ? page || '#top' : `${page}#${match}` };
  const text = 'a link to a part that has no heading';
  return page
    ? { url: page, note: { kind: 'link', text: `${text}, which now leads to the page` } }
    : lost(text);
}
