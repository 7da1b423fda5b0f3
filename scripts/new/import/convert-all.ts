import { kinds } from '@/lib/content/kinds';
import type { Diagnostic } from '@/lib/diagnostic';
import type { Progress } from '@/lib/progress';
import { convertPost, type ConvertedPost } from './convert-post';
import { downloadImages, type Download } from './download';
import type { LinkSite } from './links/link-context';
import { linksOn } from './links/links';
import type { PlannedPost } from './plan';
import type { Generator } from './source/generator';
import { stageSite } from './stage';
import type { Anchors } from './text/convert-text';

interface Options extends Pick<LinkSite, 'folder' | 'site' | 'newUrl' | 'pages'> {
  generator: Generator;
  contentFolder: string;
  publicFolder: string;
  progress: Progress;
  /** Whether images of other hosts are downloaded. */
  download: boolean;
}

/** Why a post became a draft, by post. */
export type Drafts = ReadonlyMap<PlannedPost, string>;

/**
 * Converts the posts that are not here yet. Those with errors become drafts; then what links to them is converted
 * again, until the check finds no error in a published post.
 */
export async function convertAll(
  planned: readonly PlannedPost[],
  options: Options,
): Promise<{ converted: ConvertedPost[]; drafts: Drafts }> {
  const { folder, generator, contentFolder, publicFolder, download, progress } = options;
  const posts = planned.filter(({ isHere }) => !isHere);
  const drafts = new Map<PlannedPost, string>();
  if (posts.length === 0) return { converted: [], drafts };
  const broken = new Set<string>();
  const remote = new Set<string>();
  const downloads = new Map<string, Download | string>();
  const anchors = new Map<PlannedPost, Anchors>();
  const isDraft = (post: PlannedPost) => post.isDraft || drafts.has(post);
  const linksOf = linksOn({
    ...options,
    posts: planned,
    anchors,
    isDraft,
    isBroken: (from) => broken.has(from),
    downloads,
    onRemote: (url) => void remote.add(url),
  });
  const convertPosts = async () => {
    const tick = progress('Posts', posts.length);
    const converted: ConvertedPost[] = [];
    for (const post of posts) {
      const postFolder = `${contentFolder}/${kinds.posts.folder}`;
      converted.push(await convertPost(post, generator, linksOf(post), postFolder, isDraft(post)));
      tick();
    }
    return converted;
  };
  // The ids of headings are known once all texts are converted.
  for (const one of await convertPosts()) anchors.set(one.post, one.anchors);
  if (download) {
    const tick = progress('Downloads', remote.size);
    for (const [url, image] of await downloadImages([...remote], { onProgress: tick })) {
      downloads.set(url, image);
    }
  }
  const stage = stageSite({ content: contentFolder, public: publicFolder }, progress);
  try {
    for (;;) {
      const converted = await convertPosts();
      const errors = await stage.check(converted, folder);
      const errorOf = (name: string) => errors.get(`${kinds.posts.folder}/${name}`)?.[0];
      const unreadable = converted.flatMap(({ files }) =>
        [...files].flatMap(([name, { from }]) => (errorOf(name) && !broken.has(from) ? from : [])),
      );
      for (const file of unreadable) broken.add(file);
      if (unreadable.length > 0) continue;
      const failed = posts.filter((post) => !isDraft(post) && errorOf(`${post.slug}.md`));
      if (failed.length === 0) return { converted, drafts };
      for (const post of failed) drafts.set(post, reasonOf(errorOf(`${post.slug}.md`)!));
    }
  } finally {
    stage.remove();
  }
}

const reasonOf = ({ line, message }: Diagnostic) => `${line ? `line ${line}: ` : ''}${message}`;
