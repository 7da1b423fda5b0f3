import path from 'node:path';
import type { PlannedPost } from '../plan';
import { decode, groupSlug, internalPath, isAbsolute, linkSchemes, tagPath } from '../site';
import type { Target } from '../text/context';
import { type Destination, type FileSource, isDraft, type LinkContext } from './context';
import { findFile, findPost } from './find';
import { isSameHost, oldUrl, pathIn } from './urls';

/** Pages and scripts, which would run on this site, and hidden files. */
const NOT_COPIED = /\.(x?html?|xht|svgz|m?js|css|php|mdx?|markdown)$|(^|\/)\./i;

/** developers.example.net/docs, example.com */
const BARE_HOST = /^(www\.|[\w-]+(\.[\w-]+)*\.([a-z]{2,}\/|(com|dev|io|net|org)$))/;

/** The page of a tag or category: /tags/css/, /blog/category/css */
const TAG_PAGE = /^\/(?:[\w-]+\/)?(?:tags?|categor(?:y|ies)|topics?)\/([^/]+)\/?$/i;

/** The page of a tag, category or year, or all posts: /tags/, /archives/2019/, /page/2/, /2019/05/ */
const LIST_PAGE =
  /^\/(?:[\w-]+\/)?(?:(?:tags?|categor(?:y|ies)|topics?|archives?|series|page)(?:\/[^/]+){0,2}|(?:19|20)\d\d(?:\/\d\d)?)\/?$/i;

/** Where a link leads. */
export function findLink(href: string, context: LinkContext): Destination {
  const { from, site, known, pages, newUrl } = context;
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
    if (isDraft(post, context) && !isDraft(from, context))
      return lost(`a link to a draft, ${post.slug}`);
    return findHeading(post, fragment, post === from && fragment ? '' : post.path, context);
  }
  const page = internalPath(bare.startsWith('/') ? bare : `/${bare}`);
  if (page && pages.has(page)) return { url: page };
  const tag = tagPage(bare, context);
  if (tag) {
    return { url: tag, note: { kind: 'listPage', text: `the page of a tag, ${tag} here` } };
  }
  const published = linkedFile(bare, context);
  if (published && !isDraft(from, context)) return { published };
  if (published) return lost('a file that would be published though the post is a draft');
  if (BARE_HOST.test(bare)) return { url: `https://${href}` };
  const old = isAbsolute(href) ? href : oldUrl(href, from.oldPath, site, newUrl);
  return old && !isSameHost(old, newUrl)
    ? { url: old, note: noteOnOldPage(bare) }
    : lost('a link to a page that is not here');
}

const noteOnOldPage = (path: string): Target['note'] =>
  LIST_PAGE.test(path)
    ? { kind: 'listPage', text: 'a list of posts on the other site' }
    : { kind: 'oldSite', text: 'a link to the other site' };

const lost = (text: string): Target => ({ note: { kind: 'link', text } });

/** The page here of a tag that a published post has. */
function tagPage(path: string, context: LinkContext): string | undefined {
  const slug = groupSlug(decode(TAG_PAGE.exec(path)?.[1] ?? ''));
  const hasTag = ({ fields }: PlannedPost) => fields.tags.some((one) => groupSlug(one) === slug);
  const isPublished = (post: PlannedPost) => !isDraft(post, context) && hasTag(post);
  return slug && context.posts.some(isPublished) ? tagPath(slug) : undefined;
}

/** The file that a link leads to. Files beside a post are published only where it shows them. */
function linkedFile(url: string, { from, site, folder }: LinkContext): FileSource | undefined {
  const file = findFile(url, from, site, folder);
  if (!file || !folder.fits(file) || NOT_COPIED.test(file)) return undefined;
  return { from: file, name: path.posix.basename(file) };
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
  // Hashnode, GitHub and others put these words before the ids of headings.
  const own = bare(id.replace(/^(h|heading|section|user-content)-/, ''));
  const match = known.renamed.get(id) ?? [...known.ids].find((one) => bare(one) === own);
  if (match !== undefined) return { url: match === '' ? page || '#top' : `${page}#${match}` };
  const text = 'a link to a part that has no heading';
  return page
    ? { url: page, note: { kind: 'link', text: `${text}, which now leads to the page` } }
    : lost(text);
}
