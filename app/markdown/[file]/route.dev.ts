import { findPost } from '@/lib/content/load-content';
import { siteContent } from '@/lib/site/content';

/* While writing, the markdown of a post comes from its file. The build publishes copies. */

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const post = findPost(siteContent(), file.replace(/\.md$/, ''));
  return new Response(post?.source, {
    status: post ? 200 : 404,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
