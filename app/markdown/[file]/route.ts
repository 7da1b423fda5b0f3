import { findPost, loadContent } from '@/data/content/load-content';

/* The markdown of each published post. The build moves these files to /blog/{id}.md. */

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return loadContent().posts.map(({ summary }) => ({ file: `${summary.id}.md` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const post = findPost(file.replace(/\.md$/, ''));
  return new Response(post?.source, {
    status: post ? 200 : 404,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
