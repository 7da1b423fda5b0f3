import { siteContent } from '../../content';

/* Serves the Markdown of posts in `npm run dev`. The build copies the files instead. */

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const post = siteContent().posts.find(({ slug }) => `${slug}.md` === file);
  return new Response(post?.text, {
    status: post ? 200 : 404,
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
