import { type ConvertedPost, convertPost } from './convert-post';
import { downloadImages } from './download';
import type { Findings, Sites } from './links/context';
import { knownPosts } from './links/find';
import type { PlannedPost } from './plan';
import type { Progress } from './site';
import type { Generator } from './source/generator';
import { type ErrorsByFile, onCopy, POSTS, type Problem } from './this-site';

interface Options extends Omit<Sites, 'posts' | 'known'> {
  generator: Generator;
  contentFolder: string;
  /** The folder of the content in the main language, if this is another one. */
  mainFolder: string | undefined;
  publicFolder: string;
  progress: Progress;
  /** Whether images of other hosts are downloaded. */
  download: boolean;
}

/** The result of the last pass over the posts. */
interface Conversion {
  converted: ConvertedPost[];
  /** Why a post became a draft, by post. */
  drafts: Findings['drafts'];
}

const NOTHING_FOUND: Findings = {
  anchors: new Map(),
  downloads: new Map(),
  broken: new Set(),
  drafts: new Map(),
};

/**
 * Converts the posts that are not here yet, in passes. The first finds the ids of headings, and images of other
 * hosts; each further one is checked, until no published post has an error.
 */
export async function convertPosts(
  planned: readonly PlannedPost[],
  options: Options,
): Promise<Conversion> {
  const { contentFolder, mainFolder, publicFolder, progress } = options;
  const posts = planned.filter(({ isHere }) => !isHere);
  if (posts.length === 0) return { converted: [], drafts: new Map() };
  const sites = { ...options, posts: planned, known: knownPosts(planned) };
  const convert = async (findings: Findings) => {
    const tick = progress('Posts', posts.length);
    const converted: ConvertedPost[] = [];
    for (const post of posts) {
      converted.push(await convertPost(post, options.generator, sites, findings));
      tick();
    }
    return converted;
  };
  const first = await convert(NOTHING_FOUND);
  const findings: Findings = {
    ...NOTHING_FOUND,
    anchors: new Map(first.map(({ post, anchors }) => [post, anchors])),
    downloads: await download(first, options),
  };
  const folders = { content: contentFolder, public: publicFolder, main: mainFolder };
  return onCopy(folders, progress, (check) =>
    convertUntilRight(convert, findings, (converted) => check(converted, options.folder)),
  );
}

/** Fetches the images of other hosts that posts show, if it was asked for. */
async function download(
  converted: readonly ConvertedPost[],
  { download, progress }: Options,
): Promise<Findings['downloads']> {
  if (!download) return new Map();
  const urls = [...new Set(converted.flatMap(({ linked }) => [...linked.remoteImages]))];
  return downloadImages(urls, { onProgress: progress('Downloads', urls.length) });
}

/**
 * Converts and checks. What is wrong becomes a finding, with which posts are converted again: images that cannot be
 * read are left out, and posts with errors become drafts, to which others do not link.
 */
async function convertUntilRight(
  convert: (findings: Findings) => Promise<ConvertedPost[]>,
  findings: Findings,
  check: (converted: readonly ConvertedPost[]) => Promise<ErrorsByFile>,
): Promise<Conversion> {
  const converted = await convert(findings);
  const errors = await check(converted);
  const broken = unreadableFiles(converted, errors).filter((from) => !findings.broken.has(from));
  const failed = broken.length > 0 ? [] : failedPosts(converted, errors);
  if (broken.length === 0 && failed.length === 0) return { converted, drafts: findings.drafts };
  const more: Findings = {
    ...findings,
    broken: new Set([...findings.broken, ...broken]),
    drafts: new Map([...findings.drafts, ...failed]),
  };
  return convertUntilRight(convert, more, check);
}

/** The images and videos with errors, by their paths or URLs on the other site. */
const unreadableFiles = (converted: readonly ConvertedPost[], errors: ErrorsByFile): string[] =>
  converted.flatMap(({ linked }) =>
    [...linked.files].flatMap(([name, { from }]) => (errorOf(name, errors) ? from : [])),
  );

/** The published posts with errors, and what is wrong with them. */
const failedPosts = (converted: readonly ConvertedPost[], errors: ErrorsByFile) =>
  converted.flatMap(({ post, isDraft }): [PlannedPost, string][] => {
    const error = isDraft ? undefined : errorOf(`${post.slug}.md`, errors);
    return error ? [[post, reasonOf(error)]] : [];
  });

const errorOf = (name: string, errors: ErrorsByFile): Problem | undefined =>
  errors.get(`${POSTS}/${name}`)?.[0];

const reasonOf = ({ line, message }: Problem) => `${line ? `line ${line}: ` : ''}${message}`;
